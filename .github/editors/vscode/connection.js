"use strict";
// JSON-RPC over the standard streams of a process, as the Language Server Protocol frames it.

const { spawn } = require("node:child_process");

/** Splits a stream of bytes into messages. */
class MessageReader {
  #bytes = Buffer.alloc(0);

  /** Takes more bytes, and gives the messages that are complete now. */
  read(chunk) {
    this.#bytes = Buffer.concat([this.#bytes, chunk]);
    const messages = [];
    for (;;) {
      const end = this.#bytes.indexOf("\r\n\r\n");
      if (end < 0) return messages;
      const header = this.#bytes.toString("ascii", 0, end);
      const length = /^content-length: *(\d+)$/im.exec(header);
      if (!length) throw new Error("a message without Content-Length");
      const last = end + 4 + Number(length[1]);
      if (this.#bytes.length < last) return messages;
      messages.push(JSON.parse(this.#bytes.toString("utf8", end + 4, last)));
      this.#bytes = this.#bytes.subarray(last);
    }
  }
}

/** A message with its header. */
function framed(message) {
  const body = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }), "utf8");
  return Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`, "ascii"), body]);
}

/** A server in a process of its own. */
class Connection {
  #process;
  #reader = new MessageReader();
  #waiting = new Map();
  #nextID = 1;
  #endReason;

  /**
   * @param handlers `notification(method, params)`, `request(method, params)`, which gives a result,
   *   `log(text)`, and `ended(reason)`, which is called once.
   */
  constructor(command, args, options, handlers) {
    this.#process = spawn(command, args, { ...options, stdio: ["pipe", "pipe", "pipe"] });
    const end = (reason) => {
      if (this.#endReason !== undefined) return;
      this.#endReason = reason;
      for (const { reject } of this.#waiting.values()) reject(new Error(reason));
      this.#waiting.clear();
      handlers.ended(reason);
    };
    this.#process.on("error", (error) => end(error.message));
    this.#process.on("exit", (code, signal) => end(`it ended with ${signal ?? `code ${code}`}`));
    // A server that has ended accepts no more messages; `exit` reports that it has ended.
    this.#process.stdin.on("error", () => {});
    this.#process.stderr.on("data", (chunk) => handlers.log(chunk.toString("utf8")));
    this.#process.stdout.on("data", (chunk) => {
      let messages;
      try {
        messages = this.#reader.read(chunk);
      } catch (error) {
        this.#process.kill();
        return end(`it does not speak the protocol: ${error.message}`);
      }
      for (const message of messages) this.#take(message, handlers);
    });
  }

  #take(message, handlers) {
    const { id, method, params } = message;
    if (method === undefined) {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (message.error) waiting?.reject(new Error(message.error.message));
      else waiting?.resolve(message.result);
    } else if (id === undefined) {
      handlers.notification(method, params);
    } else {
      const result = handlers.request(method, params);
      this.#send(
        result === undefined
          ? { id, error: { code: -32601, message: `unknown method '${method}'` } }
          : { id, result });
    }
  }

  #send(message) {
    if (this.#process.stdin.writable) this.#process.stdin.write(framed(message));
  }

  notify(method, params) {
    this.#send({ method, params });
  }

  /** @param onCancel is given a function that asks the server to stop; @returns a promise of the result. */
  request(method, params, onCancel) {
    if (this.#endReason !== undefined) return Promise.reject(new Error(this.#endReason));
    const id = this.#nextID++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#send({ id, method, params });
      onCancel?.(() => this.notify("$/cancelRequest", { id }));
    });
  }

  /** Shuts the server down, and kills it if it has not ended after a second. */
  async stop() {
    const timer = setTimeout(() => this.#process.kill(), 1000);
    try {
      await this.request("shutdown");
      this.notify("exit");
    } catch {
      // The server has already ended.
    } finally {
      timer.unref();
    }
  }
}

module.exports = { Connection, MessageReader, framed };
