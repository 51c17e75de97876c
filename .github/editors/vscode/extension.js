"use strict";
// Starts `layoutlint lsp` and shows what it finds. Only the server knows anything about layout.

const vscode = require("vscode");
const { Connection } = require("./connection.js");
const convert = require("./convert.js")(vscode);

const selector = [{ scheme: "file", language: "swift" }];
const kinds = ["quickfix", "source.fixAll.layoutlint", "refactor.rewrite.frames"];

let client;
let log;

/** One run of the server, with everything that VS Code shows for it. */
class Client {
  #connection;
  #isStopping = false;
  #parts = [];
  #findings = vscode.languages.createDiagnosticCollection("layoutlint");
  /** Resolves when the server is ready. */
  ready;

  constructor() {
    const settings = vscode.workspace.getConfiguration("layoutlint");
    const [path, args] = [settings.get("path"), settings.get("arguments")];
    const folders = (vscode.workspace.workspaceFolders ?? []).filter((f) => f.uri.scheme === "file");
    this.#parts.push(this.#findings);
    this.#connection = new Connection(path, args, { cwd: folders[0]?.uri.fsPath }, {
      notification: (method, params) => this.#note(method, params),
      request: (method, params) => this.#answer(method, params),
      log: (text) => log.append(text),
      ended: (reason) => this.#ended(path, reason),
    });
    this.ready = this.#start(folders);
    // The error is reported when the server ends.
    this.ready.catch(() => {});
  }

  async #start(folders) {
    await this.#connection.request("initialize", {
      processId: process.pid,
      clientInfo: { name: vscode.env.appName, version: vscode.version },
      rootUri: folders[0]?.uri.toString() ?? null,
      workspaceFolders: folders.map(({ uri, name }) => ({ uri: uri.toString(), name })),
      capabilities: {
        general: { positionEncodings: ["utf-16"] },
        workspace: {
          workspaceEdit: { documentChanges: true },
          workspaceFolders: true,
          didChangeWatchedFiles: { dynamicRegistration: true },
        },
        textDocument: {
          synchronization: { didSave: true },
          publishDiagnostics: {
            relatedInformation: true, codeDescriptionSupport: true, versionSupport: true,
          },
          hover: { contentFormat: ["markdown", "plaintext"] },
          codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: kinds } } },
        },
      },
    });
    this.#connection.notify("initialized", {});
    this.#follow();
  }

  /** Tells the server what happens to documents, and asks it what VS Code asks. */
  #follow() {
    const { workspace, languages } = vscode;
    const isOurs = (document) => languages.match(selector, document) > 0;
    const id = (document) => ({ uri: document.uri.toString(), version: document.version });
    const open = (document) => {
      if (!isOurs(document)) return;
      this.#connection.notify("textDocument/didOpen", {
        textDocument: { ...id(document), languageId: "swift", text: document.getText() },
      });
    };
    for (const document of workspace.textDocuments) open(document);
    this.#parts.push(
      workspace.onDidOpenTextDocument(open),
      workspace.onDidCloseTextDocument((document) => {
        if (!isOurs(document)) return;
        this.#connection.notify("textDocument/didClose", { textDocument: id(document) });
        this.#findings.delete(document.uri);
      }),
      workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
        if (!isOurs(document) || contentChanges.length === 0) return;
        this.#connection.notify("textDocument/didChange", {
          textDocument: id(document),
          contentChanges: contentChanges.map(({ range, text }) => ({
            range: convert.plainRange(range), text,
          })),
        });
      }),
      workspace.onDidSaveTextDocument((document) => {
        if (!isOurs(document)) return;
        this.#connection.notify("textDocument/didSave", { textDocument: id(document) });
      }),
      workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
        const plain = (folders) => folders.map(({ uri, name }) => ({ uri: uri.toString(), name }));
        this.#connection.notify("workspace/didChangeWorkspaceFolders", {
          event: { added: plain(added), removed: plain(removed) },
        });
      }),
      languages.registerHoverProvider(selector, {
        provideHover: (document, position, token) =>
          this.#ask("textDocument/hover", token, {
            textDocument: id(document), position: convert.plainPosition(position),
          }).then((hover) => hover && convert.hover(hover)),
      }),
      languages.registerCodeActionsProvider(
        selector,
        {
          provideCodeActions: (document, range, context, token) =>
            this.#ask("textDocument/codeAction", token, {
              textDocument: id(document), range: convert.plainRange(range),
              context: { diagnostics: [], only: context.only && [context.only.value] },
            }).then((actions) =>
              actions?.map((action) => convert.codeAction(action, context.diagnostics))),
        },
        { providedCodeActionKinds: kinds.map((kind) => kind.split(".").reduce(
          (outer, name) => outer.append(name), vscode.CodeActionKind.Empty)) }));
  }

  /** `null` where the server has no answer. */
  #ask(method, token, params) {
    return this.#connection
      .request(method, params, (cancel) => token.onCancellationRequested(cancel))
      .catch(() => null);
  }

  #note(method, params) {
    if (method === "textDocument/publishDiagnostics") {
      this.#findings.set(vscode.Uri.parse(params.uri), params.diagnostics.map(convert.diagnostic));
    } else if (method === "window/showMessage") {
      const show = [
        , vscode.window.showErrorMessage, vscode.window.showWarningMessage,
        vscode.window.showInformationMessage,
      ][params.type];
      if (show) show(params.message);
      else log.appendLine(params.message);
    } else if (method === "window/logMessage") {
      log.appendLine(params.message);
    }
  }

  #answer(method, params) {
    if (method !== "client/registerCapability") return undefined;
    for (const { registerOptions } of params.registrations) {
      for (const { globPattern } of registerOptions?.watchers ?? []) this.#watch(globPattern);
    }
    return null;
  }

  #watch(pattern) {
    const watcher = vscode.workspace.createFileSystemWatcher(pattern);
    const tell = (type) => (uri) =>
      this.#connection.notify("workspace/didChangeWatchedFiles", {
        changes: [{ uri: uri.toString(), type }],
      });
    watcher.onDidCreate(tell(1));
    watcher.onDidChange(tell(2));
    watcher.onDidDelete(tell(3));
    this.#parts.push(watcher);
  }

  #ended(path, reason) {
    this.#dispose();
    if (this.#isStopping) return;
    log.appendLine(`${path}: ${reason}`);
    const restart = "Restart";
    vscode.window
      .showErrorMessage(`layoutlint: '${path}' does not run: ${reason}. See layoutlint.path.`, restart)
      .then((choice) => choice === restart && vscode.commands.executeCommand("layoutlint.restart"));
  }

  #dispose() {
    for (const part of this.#parts.splice(0)) part.dispose();
  }

  async stop() {
    this.#isStopping = true;
    await this.#connection.stop();
    this.#dispose();
  }
}

exports.activate = (context) => {
  log = vscode.window.createOutputChannel("layoutlint");
  const restart = async () => {
    await client?.stop();
    client = new Client();
  };
  context.subscriptions.push(
    log,
    vscode.commands.registerCommand("layoutlint.restart", restart),
    vscode.commands.registerCommand("layoutlint.showLog", () => log.show()),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration("layoutlint")) return restart();
    }));
  client = new Client();
  return client.ready.catch(() => {});
};

exports.deactivate = () => client?.stop();
