"use strict";
// Converts between the protocol's values and those of VS Code. Both count lines and UTF-16 code units from 0.

module.exports = (vscode) => {
  const range = ({ start, end }) =>
    new vscode.Range(start.line, start.character, end.line, end.character);

  const plainPosition = ({ line, character }) => ({ line, character });

  const plainRange = ({ start, end }) => ({
    start: plainPosition(start), end: plainPosition(end),
  });

  /** The protocol counts severities from 1, VS Code from 0. */
  function diagnostic(given) {
    const result = new vscode.Diagnostic(
      range(given.range), given.message, (given.severity ?? 1) - 1);
    result.source = given.source;
    const link = given.codeDescription?.href;
    result.code =
      link === undefined ? given.code : { value: given.code, target: vscode.Uri.parse(link) };
    result.relatedInformation = given.relatedInformation?.map(
      ({ location, message }) =>
        new vscode.DiagnosticRelatedInformation(
          new vscode.Location(vscode.Uri.parse(location.uri), range(location.range)), message));
    return result;
  }

  function workspaceEdit(given) {
    const edit = new vscode.WorkspaceEdit();
    const changes = given.documentChanges
      ? given.documentChanges.map(({ textDocument, edits }) => [textDocument.uri, edits])
      : Object.entries(given.changes ?? {});
    for (const [uri, edits] of changes) {
      edit.set(
        vscode.Uri.parse(uri), edits.map((one) => new vscode.TextEdit(range(one.range), one.newText)));
    }
    return edit;
  }

  function codeAction(given, known) {
    const kind = given.kind.split(".").reduce(
      (outer, name) => outer.append(name), vscode.CodeActionKind.Empty);
    const action = new vscode.CodeAction(given.title, kind);
    action.edit = workspaceEdit(given.edit);
    action.isPreferred = given.isPreferred;
    // VS Code needs its own objects, not copies.
    action.diagnostics = given.diagnostics?.flatMap((wanted) =>
      known.filter(
        (one) => one.message === wanted.message && one.range.isEqual(range(wanted.range))));
    return action;
  }

  function hover(given) {
    const text = new vscode.MarkdownString(given.contents.value);
    return new vscode.Hover(text, given.range && range(given.range));
  }

  return { range, plainPosition, plainRange, diagnostic, workspaceEdit, codeAction, hover };
};
