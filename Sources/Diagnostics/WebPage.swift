/// A self-contained page for a browser: its content security policy allows nothing from outside.
///
/// - Parameters:
///   - title: plain text.
///   - body: HTML; all text from source files must have been escaped by ``xmlText(_:)``.
package func webPage(title: String, style: String, body: String, script: String) -> String {
  """
  <!DOCTYPE html>
  <html lang="en">
  <head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
  <title>\(xmlText(title))</title>
  <style>
  \(pageColors)
  \(commonStyle)
  \(style)
  </style>
  </head>
  <body>
  \(body)<script>
  "use strict";
  \(script)
  </script>
  </body>
  </html>

  """
}

/// The colors of pages and pictures, light and dark; printed pages are light.
package let pageColors = """
  :root{color-scheme:light dark;--page:#fff;--text:#1f2328;--soft:#59636e;--line:#8c959f;--blue:#0969da;--green:#1a7f37;--amber:#9a6700;--red:#cf222e}
  @media screen and (prefers-color-scheme:dark){:root{--page:#0d1117;--text:#e6edf3;--soft:#9198a1;--line:#6e7681;--blue:#4493f8;--green:#3fb950;--amber:#d29922;--red:#f85149}}
  @media print{:root{color-scheme:light}}
  """

private let commonStyle = """
  *{box-sizing:border-box}
  body{margin:0;padding:16px;background:var(--page);color:var(--text);font:15px/1.45 system-ui,-apple-system,"Segoe UI",sans-serif;overflow-wrap:anywhere}
  h1{font-size:22px;margin:0 0 4px}
  h2{font-size:17px;margin:0}
  header{border-bottom:1px solid var(--line);padding-bottom:12px;margin-bottom:16px}
  header p{margin:4px 0}
  input[type=search]{font:inherit;width:min(320px,70%);padding:4px 8px;border:1px solid var(--line);border-radius:6px;background:var(--page);color:var(--text)}
  code,pre{font-family:ui-monospace,SFMono-Regular,Menlo,monospace}
  summary{cursor:pointer}
  .soft{color:var(--soft);font-size:13px;margin:2px 0}
  [hidden]{display:none!important}
  """
