let identityProblems: [WrongPage] = [
  WrongPage(
    \.id, #""wide-gab""#, "3:9: error: id 'wide-gab' does not match the file name 'wide-gap.md'"),
  WrongPage(
    \.id, #""wide gap""#,
    "3:9: error: an id can contain only lowercase letters, digits and hyphens"),
  WrongPage(\.id, "7", "3:9: error: expected a string, found a number"),
  WrongPage(\.summary, #""""#, "4:14: error: expected one line of text"),
  WrongPage(\.summary, #""a\nb""#, "4:14: error: expected one line of text"),
  WrongPage(
    \.severity, #""warn""#,
    "5:15: error: unknown value 'warn': expected info, warning, error"),
  WrongPage(
    \.severity, #""eror""#,
    "5:15: error: unknown value 'eror' (did you mean 'error'?): expected info, warning, error"),
  WrongPage(\.enabled, #""yes""#, "6:14: error: expected a boolean, found a string"),
  WrongPage(
    \.fix, #""save""#,
    "7:10: error: unknown value 'save' (did you mean 'safe'?): expected safe, unsafe, display-only"),
  WrongPage(\.options, "{}", "8:14: error: expected a list of options, found an object"),
  WrongPage(\.options, "[7]", "8:15: error: expected an object, found a number"),
  WrongPage(
    \.options, #"[{"name": "a", "type": "number", "default": "2", "meaning": "m"}]"#,
    "8:58: error: expected a number, found a string"),
  WrongPage(
    \.options, #"[{"name": "a", "type": "number", "default": 2}]"#,
    "8:15: error: missing key 'meaning'"),
  WrongPage(
    \.options, "[], \"optoins\": []", "8:18: error: unknown key 'optoins' (did you mean 'options'?)"
  ),
  WrongPage(\.options, "[],", "9:1: error: expected a key in double quotes, found '}'"),
]

let sectionProblems: [WrongPage] = [
  WrongPage(
    "# Wide gap\n",
    "1:1: error: expected a paragraph that describes what goes wrong, before the first heading",
    "1:1: error: the page must start with a json block",
    "2:1: error: missing section '## Accepted'",
    "2:1: error: missing section '## Flagged'",
    "2:1: error: missing section '## Silent when'",
    "2:1: error: missing section '## Sources'"),
  WrongPage(
    \.why, "",
    "1:1: error: expected a paragraph that describes what goes wrong, before the first heading"),
  WrongPage(\.flagged, "", "32:1: error: missing section '## Flagged'"),
  WrongPage(
    \.flagged, "## Flagged\n\nNothing.\n", "14:1: error: expected a swift block under '## Flagged'"),
  WrongPage(
    \.flagged, "## Flaged\n\n```swift\nx\n```\n",
    "14:1: error: unknown heading 'Flaged' (did you mean '## Flagged'?)",
    "37:1: error: missing section '## Flagged'"),
  WrongPage(
    \.flagged, "## Flagged\n\n```\nx\n```\n",
    "16:1: error: expected a swift block"),
  WrongPage(
    \.flagged, "## Flagged\n\n```swift\n```\n", "16:1: error: expected code between the fences"),
  WrongPage(
    \.flagged, "## Accepted\n\n```swift\nx\n```\n\n## Flagged\n\n```swift\ny\n```\n",
    "20:1: error: expected '## Flagged' before '## Accepted'",
    "26:1: error: duplicate heading 'Accepted'"),
  WrongPage(
    \.options,
    #"[{"name": "a", "type": "boolean", "default": true, "meaning": "m"}, "#
      + #"{"name": "a", "type": "boolean", "default": true, "meaning": "m"}]"#,
    "8:82: error: duplicate option 'a'"),
  WrongPage(\.fixSection, "", "34:1: error: missing section '## Fix'"),
  WrongPage(
    \.fix, "null",
    "26:1: error: the page has a fix section, but its json block states that the rule has no fix"),
  WrongPage(\.silent, "## Silent when\n", "30:1: error: expected text under '## Silent when'"),
  WrongPage(\.sources, "## Sources\n\n```swift\nx\n", "36:1: error: expected a closing fence"),
  WrongPage(
    \.why, "A tab\tstands here.\n",
    "12:6: error: the page contains a control character other than a line feed"),
]
