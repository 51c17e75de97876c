"use strict";
// `LAYOUTLINT=/path/to/layoutlint npm test` runs the extension against the real server, without VS Code.
// `EXTENSION=/path/to/folder` tests a packed copy of it.

const assert = require("node:assert/strict");
const fs = require("node:fs");
const Module = require("node:module");
const os = require("node:os");
const path = require("node:path");
const test = require("node:test");
const mock = require("./mock-vscode.js");

const root = path.resolve(process.env.EXTENSION ?? path.join(__dirname, "..")) + path.sep;
const { MessageReader, framed } = require(path.join(root, "connection.js"));
const program = process.env.LAYOUTLINT;
const text = `import UIKit
final class Panel: UIView {
  private let dot = UIView()
  func setUp() {
    addSubview(dot)
    dot.translatesAutoresizingMaskIntoConstraints = false
    dot.topAnchor.constraint(equalTo: topAnchor, constant: 0).isActive = true
    dot.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
  }
}
`;

/** The extension with a VS Code of its own. */
function load(settings, folder) {
  const { vscode, state } = mock(settings, folder);
  const resolve = Module._load;
  Module._load = (name, ...rest) => (name === "vscode" ? vscode : resolve(name, ...rest));
  for (const file of Object.keys(require.cache)) {
    if (file.startsWith(root) && !file.startsWith(__dirname)) delete require.cache[file];
  }
  const extension = require(path.join(root, JSON.parse(fs.readFileSync(path.join(root, "package.json"))).main));
  Module._load = resolve;
  return { extension, vscode, state };
}

async function until(state, condition) {
  const end = Date.now() + 20000;
  while (!condition()) {
    assert.ok(Date.now() < end, "it takes too long");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function folder(t) {
  const made = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "layoutlint-")));
  t.after(() => fs.rmSync(made, { recursive: true, force: true }));
  fs.writeFileSync(path.join(made, "Package.swift"), "");
  fs.writeFileSync(path.join(made, "Panel.swift"), text);
  return made;
}

test("messages are read however the stream is cut", () => {
  const messages = [{ id: 1, result: "é字😀" }, { method: "a", params: {} }];
  const bytes = Buffer.concat(messages.map(framed));
  for (let size = 1; size < 40; size += 1) {
    const reader = new MessageReader();
    const read = [];
    for (let start = 0; start < bytes.length; start += size) {
      read.push(...reader.read(bytes.subarray(start, start + size)));
    }
    assert.deepEqual(read, messages.map((message) => ({ jsonrpc: "2.0", ...message })));
  }
});

test("findings, fixes and equations come from the server", { skip: !program }, async (t) => {
  const project = folder(t);
  const { extension, vscode, state } = load({ path: program, arguments: ["lsp"] }, project);
  const uri = vscode.Uri.file(path.join(project, "Panel.swift"));
  const document = { uri, version: 1, languageId: "swift", getText: () => text };
  vscode.workspace.textDocuments.push(document);
  const context = { subscriptions: [] };
  await extension.activate(context);
  t.after(() => extension.deactivate());

  const rules = () => (state.findings.get(uri.toString()) ?? []).map((one) => one.code.value);
  await until(state, () => rules().includes("zero-constant"));
  const finding = state.findings.get(uri.toString()).find((one) => one.code.value === "zero-constant");
  assert.equal(finding.range.start.line, 6);
  assert.equal(finding.source, "layoutlint");
  assert.ok(state.watched.length > 0);

  const token = { onCancellationRequested() {} };
  const actions = await state.providers.actions.provideCodeActions(
    document, finding.range, { diagnostics: [finding], only: undefined }, token);
  const fix = actions.find((action) => action.kind.value === "quickfix");
  assert.deepEqual(fix.diagnostics, [finding]);
  assert.equal(fix.edit.entries[0][0], uri.toString());

  const hover = await state.providers.hover.provideHover(
    document, new vscode.Position(6, 10), token);
  assert.match(hover.contents.value, /dot\.top == self\.top/);

  // The editor's text is checked, not the file.
  document.version = 2;
  const start = text.split("\n")[6].indexOf(", constant: 0");
  await state.events.Change.fire({
    document,
    contentChanges: [{ range: new vscode.Range(6, start, 6, start + ", constant: 0".length), text: "" }],
  });
  await until(state, () => !rules().includes("zero-constant"));

  await state.commands["layoutlint.restart"]();
  await until(state, () => state.findings.has(uri.toString()));
  assert.deepEqual(state.errors, []);
});

test("a program that is missing is named, once", async (t) => {
  const { extension, state } = load(
    { path: "/nowhere/layoutlint", arguments: ["lsp"] }, folder(t));
  await extension.activate({ subscriptions: [] });
  await until(state, () => state.errors.length > 0);
  await extension.deactivate();
  assert.equal(state.errors.length, 1);
  assert.match(state.errors[0], /'\/nowhere\/layoutlint' does not run/);
});

test("a program that speaks something else is ended", async (t) => {
  const { extension, state } = load(
    { path: process.execPath, arguments: ["-e", "console.log('Hello: 1\\r\\n\\r\\n'); setInterval(() => {}, 1e6)"] },
    folder(t));
  await extension.activate({ subscriptions: [] });
  await until(state, () => state.errors.length > 0);
  await extension.deactivate();
  assert.match(state.errors[0], /does not speak the protocol/);
});
