"use strict";
// The part of VS Code's API that the extension uses.

class Position {
  constructor(line, character) { Object.assign(this, { line, character }); }
  isEqual(other) { return this.line === other.line && this.character === other.character; }
}

class Range {
  constructor(line, character, endLine, endCharacter) {
    this.start = new Position(line, character);
    this.end = new Position(endLine, endCharacter);
  }
  isEqual(other) { return this.start.isEqual(other.start) && this.end.isEqual(other.end); }
}

class Kind {
  constructor(value) { this.value = value; }
  append(name) { return new Kind(this.value ? `${this.value}.${name}` : name); }
}

class Event {
  #listeners = new Set();
  on = (listener) => {
    this.#listeners.add(listener);
    return { dispose: () => this.#listeners.delete(listener) };
  };
  fire(value) { return Promise.all([...this.#listeners].map((listener) => listener(value))); }
  get count() { return this.#listeners.size; }
}

const plain = (names) =>
  Object.fromEntries(names.map(([name, ...fields]) => [name, class {
    constructor(...values) { fields.forEach((field, index) => { this[field] = values[index]; }); }
  }]));

class Uri {
  constructor(text) { this.text = text; this.scheme = text.split(":")[0]; }
  static parse(text) { return new Uri(text); }
  static file(path) { return new Uri(`file://${path}`); }
  get fsPath() { return decodeURIComponent(this.text.slice("file://".length)); }
  toString() { return this.text; }
}

class WorkspaceEdit {
  entries = [];
  set(uri, edits) { this.entries.push([uri.toString(), edits]); }
}

module.exports = (settings, folder) => {
  const events = Object.fromEntries(
    ["Open", "Close", "Change", "Save", "Folders", "Settings"].map((name) => [name, new Event()]));
  const state = {
    events, findings: new Map(), errors: [], commands: {}, providers: {}, watched: [], log: "",
    changed: new Event(),
  };
  const registered = (name) => (selector, provider) => {
    state.providers[name] = provider;
    return { dispose: () => { delete state.providers[name]; } };
  };
  const show = (text) => { state.errors.push(text); state.changed.fire(); return Promise.resolve(); };
  const vscode = {
    version: "1.82.0", env: { appName: "mock" }, Position, Range, Uri, WorkspaceEdit,
    ...plain([
      ["Diagnostic", "range", "message", "severity"], ["Location", "uri", "range"],
      ["DiagnosticRelatedInformation", "location", "message"], ["TextEdit", "range", "newText"],
      ["CodeAction", "title", "kind"], ["MarkdownString", "value"], ["Hover", "contents", "range"],
    ]),
    CodeActionKind: { Empty: new Kind("") },
    languages: {
      createDiagnosticCollection: () => ({
        set(uri, list) { state.findings.set(uri.toString(), list); state.changed.fire(); },
        delete(uri) { state.findings.delete(uri.toString()); },
        dispose() { state.findings.clear(); },
      }),
      match: (selector, { languageId }) => (languageId === "swift" ? 10 : 0),
      registerHoverProvider: registered("hover"),
      registerCodeActionsProvider: registered("actions"),
    },
    workspace: {
      workspaceFolders: [{ uri: Uri.file(folder), name: "app" }], textDocuments: [],
      getConfiguration: () => ({ get: (name) => settings[name] }),
      onDidOpenTextDocument: events.Open.on, onDidCloseTextDocument: events.Close.on,
      onDidChangeTextDocument: events.Change.on, onDidSaveTextDocument: events.Save.on,
      onDidChangeWorkspaceFolders: events.Folders.on, onDidChangeConfiguration: events.Settings.on,
      createFileSystemWatcher(pattern) {
        state.watched.push(pattern);
        const ignore = () => ({ dispose() {} });
        return { onDidCreate: ignore, onDidChange: ignore, onDidDelete: ignore, dispose() {} };
      },
    },
    window: {
      createOutputChannel: () => ({
        append(text) { state.log += text; }, appendLine(text) { state.log += text + "\n"; },
        show() {}, dispose() {},
      }),
      showErrorMessage: show, showWarningMessage: show, showInformationMessage: show,
    },
    commands: {
      registerCommand(name, run) { state.commands[name] = run; return { dispose() {} }; },
      executeCommand: (name) => state.commands[name](),
    },
  };
  return { vscode, state };
};
