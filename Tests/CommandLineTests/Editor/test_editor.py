"""What a real client sees of `layoutlint lsp`. Run by EditorClientTests, which makes the project and installs pytest-lsp."""

import asyncio
import os
import pathlib

import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

PROJECT = pathlib.Path(os.environ["LAYOUTLINT_PROJECT"])
CARD = PROJECT / "Card.swift"


@pytest_lsp.fixture(
    config=ClientServerConfig(server_command=[os.environ["LAYOUTLINT"], "lsp"]),
    params=["visual_studio_code", "neovim"],
)
async def client(request, lsp_client: LanguageClient):
    # A client of its own for each editor, with what that editor says of itself.
    @lsp_client.feature(types.CLIENT_REGISTER_CAPABILITY)
    def register(params: types.RegistrationParams):
        assert [r.method for r in params.registrations] == ["workspace/didChangeWatchedFiles"]

    result = await lsp_client.initialize_session(
        types.InitializeParams(
            capabilities=client_capabilities(request.param),
            root_uri=PROJECT.as_uri(),
        )
    )
    assert result.server_info.name == "layoutlint"
    assert result.capabilities.position_encoding in ("utf-8", "utf-16")
    yield
    await lsp_client.shutdown_session()


def open_card(client: LanguageClient) -> str:
    uri = CARD.as_uri()
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(
            types.TextDocumentItem(uri, "swift", 1, CARD.read_text())
        )
    )
    return uri


def line_of(text: str) -> int:
    return next(i for i, line in enumerate(CARD.read_text().splitlines()) if text in line)


async def diagnostics(client: LanguageClient):
    await asyncio.wait_for(
        client.wait_for_notification("textDocument/publishDiagnostics"), 30
    )


async def test_diagnostics(client: LanguageClient):
    uri = open_card(client)
    await diagnostics(client)
    assert [d.code for d in client.diagnostics[uri]] == ["zero-constant"]
    line = line_of("constant: 0")
    assert client.diagnostics[uri][0].range.start.line == line
    # The unsaved text counts, not the file.
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(uri=uri, version=2),
            [
                types.TextDocumentContentChangePartial(
                    range=types.Range(types.Position(line, 0), types.Position(line + 1, 0)),
                    text="",
                )
            ],
        )
    )
    await diagnostics(client)
    assert "zero-constant" not in [d.code for d in client.diagnostics[uri]]


async def test_hover(client: LanguageClient):
    uri = open_card(client)
    hover = await client.text_document_hover_async(
        types.HoverParams(
            types.TextDocumentIdentifier(uri), types.Position(line_of("leftAnchor"), 8)
        )
    )
    assert "badge.left == self.left + 8" in hover.contents.value
    assert "8,0 40×40" in hover.contents.value


async def test_code_actions(client: LanguageClient):
    uri = open_card(client)
    place = types.Position(line_of("constant: 0"), 8)
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(
            types.TextDocumentIdentifier(uri),
            types.Range(place, place),
            types.CodeActionContext([]),
        )
    )
    kinds = [action.kind for action in actions]
    assert kinds == [
        "quickfix", "quickfix", "refactor.rewrite.frames", "source.fixAll.layoutlint",
    ]
    assert actions[0].is_preferred
    assert actions[1].title == "Silence zero-constant here with a comment"
    assert actions[2].title == "Migrate this view to frames ('badge')"
