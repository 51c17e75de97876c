use zed_extension_api as zed;

struct LayoutLint;

impl zed::Extension for LayoutLint {
    fn new() -> Self {
        LayoutLint
    }

    fn language_server_command(
        &mut self,
        _: &zed::LanguageServerId,
        worktree: &zed::Worktree,
    ) -> zed::Result<zed::Command> {
        let command = worktree
            .which("layoutlint")
            .ok_or("layoutlint is not in the PATH")?;
        Ok(zed::Command {
            command,
            args: vec!["lsp".into()],
            env: worktree.shell_env(),
        })
    }
}

zed::register_extension!(LayoutLint);
