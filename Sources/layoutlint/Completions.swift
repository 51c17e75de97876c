import Migration
import Reporting

/// The shells for which completions are made.
package enum Shell: String, CaseIterable { case bash, zsh, fish }

/// What may stand where a value is expected.
enum Completion {
  case words([String])
  case files
  case folders
  /// Nobody but the user knows.
  case anything
}

extension HelpTopic {
  /// The commands that are called by their names.
  static let named = allCases

  /// How the value of one of the command's options is completed; `nil` for an option without one.
  func completion(of option: Option, rules: [String]) -> Completion? {
    guard let name = valueName(of: option) else { return nil }
    switch name {
    case "FILE", "PATH", "FILE|-": return .files
    case "FOLDER": return .folders
    case "RULES": return .words(rules)
    case "KIND[=FILE]": return .words(ReportKind.allCases.map(\.rawValue))
    case "html=FILE": return .words(["html="])
    case "TARGET": return .words(MigrationTarget.all.map(\.name))
    case "DIALECTS": return .words(MigrationDialect.allCases.map(\.rawValue))
    case "ASSUMPTIONS": return .words(Allowance.allCases.map(\.name).sorted())
    default:
      return name.contains("|") ? .words(name.split(separator: "|").map(String.init)) : .anything
    }
  }

  /// How the command's arguments are completed.
  func argumentCompletion(rules: [String]) -> Completion {
    switch self {
    case .explain: .words(rules)
    case .dump: .words(DumpSubject.allCases.map(\.rawValue))
    case .hook: .words(HookAction.allCases.map(\.rawValue))
    case .completions: .words(Shell.allCases.map(\.rawValue))
    case .support: .words(SupportSubject.allCases.map(\.rawValue))
    case .help: .words(HelpTopic.named.map(\.rawValue))
    case .initialize: .folders
    case .lint, .rules, .configuration, .migrate, .preview, .numbers, .index, .merge: .files
    case .languageServer, .version: .anything
    }
  }
}

/// The script by which a shell completes command lines; made of the same tables as help.
func completions(for shell: Shell, rules: [String]) -> String {
  switch shell {
  case .bash: bashCompletions(rules)
  case .zsh: zshCompletions(rules)
  case .fish: fishCompletions(rules)
  }
}

/// A string between single quotes, which all three shells take as it is.
private func quoted(_ text: String) -> String {
  "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
    + "'"
}

// MARK: bash

/// For bash 3.2, which macOS ships, and later: `source <(layoutlint completions bash)`.
private func bashCompletions(_ rules: [String]) -> String {
  let commands = HelpTopic.named.map(\.rawValue)
  var cases = ""
  for topic in HelpTopic.allCases {
    let options = topic.options.map(\.rawValue).joined(separator: " ")
    var words = ""
    if case .words(let names) = topic.argumentCompletion(rules: rules) {
      words = names.joined(separator: " ")
    }
    if topic == .lint { words = commands.joined(separator: " ") }
    cases += "    \(topic.rawValue)) options=\(quoted(options)) words=\(quoted(words)) ;;\n"
  }
  var values = ""
  for option in Option.allCases where option.valueName != nil {
    for topic in HelpTopic.allCases.filter({ $0.options.contains(option) }) {
      guard let action = topic.completion(of: option, rules: rules).map(bashAction) else {
        continue
      }
      values += "    '\(topic.rawValue) \(option.rawValue)') \(action)return ;;\n"
    }
  }
  return """
    # Completions for layoutlint in bash. Where file names are expected, bash completes them itself.
    _layoutlint() {
      local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
      local command=lint options words IFS=$' \\t\\n'
      COMPREPLY=()
      # bash splits '--option=value' into three words.
      if [[ $current == "=" ]]; then
        current=
      elif [[ $previous == "=" ]]; then
        previous="${COMP_WORDS[COMP_CWORD-2]}"
      fi
      if [[ $COMP_CWORD -gt 1 ]]; then
        case "${COMP_WORDS[1]}" in
          \(commands.joined(separator: "|"))) command="${COMP_WORDS[1]}" ;;
        esac
      fi
      case "$command $previous" in
    \(values)  esac
      case "$command" in
    \(cases)  esac
      if [[ $current == -* ]]; then
        COMPREPLY=($(compgen -W "$options" -- "$current"))
      elif [[ $command != lint || $COMP_CWORD -eq 1 ]]; then
        COMPREPLY=($(compgen -W "$words" -- "$current"))
      fi
    }
    complete -o default -o bashdefault -F _layoutlint layoutlint

    """
}

/// The command of bash, with what ends it, that lists what may stand for a value.
private func bashAction(_ completion: Completion) -> String {
  switch completion {
  case .words(let words):
    "COMPREPLY=($(compgen -W \(quoted(words.joined(separator: " "))) -- \"$current\")); "
  case .folders: "COMPREPLY=($(compgen -d -- \"$current\")); "
  case .files, .anything: ""
  }
}

// MARK: zsh

/// For a file `_layoutlint` in a folder of `$fpath`.
private func zshCompletions(_ rules: [String]) -> String {
  var cases = ""
  for topic in HelpTopic.named {
    let argument = zshAction(topic.argumentCompletion(rules: rules))
    cases +=
      "    \(topic.rawValue))\n      _arguments \(zshOptions(topic, rules)) '1:argument:\(argument)' '*:path:_files' ;;\n"
  }
  let commands = HelpTopic.named.map { quoted("\($0.rawValue):\($0.summary)") }
  return """
    #compdef layoutlint
    _layoutlint_first() {
      local -a commands
      commands=(\(commands.joined(separator: " ")))
      _describe command commands
      _files
    }
    _layoutlint() {
      case "$words[2]" in
        \(HelpTopic.named.map(\.rawValue).joined(separator: "|")))
          if (( CURRENT > 2 )); then
            local command="$words[2]"
            shift words
            (( CURRENT-- ))
            _layoutlint_command "$command"
            return
          fi ;;
      esac
      _arguments \(zshOptions(.lint, rules)) '1:command or path:_layoutlint_first' '*:path:_files'
    }
    _layoutlint_command() {
      case "$1" in
    \(cases)  esac
    }
    if [ "$funcstack[1]" = _layoutlint ]; then _layoutlint "$@"; else compdef _layoutlint layoutlint; fi

    """
}

private func zshOptions(_ topic: HelpTopic, _ rules: [String]) -> String {
  topic.options.map { option in
    // Brackets end an explanation, and colons an action.
    let meaning = topic.meaning(of: option).map { "[]:".contains($0) ? "\\\($0)" : String($0) }
      .joined()
    guard let completion = topic.completion(of: option, rules: rules) else {
      return quoted("\(option.rawValue)[\(meaning)]")
    }
    if let name = option.optionalValueName {
      return quoted("\(option.rawValue)=-[\(meaning)]::\(name):")
    }
    return quoted("*\(option.rawValue)=[\(meaning)]:value:\(zshAction(completion))")
  }.joined(separator: " ")
}

private func zshAction(_ completion: Completion) -> String {
  switch completion {
  case .words(let words): "(\(words.joined(separator: " ")))"
  case .files: "_files"
  case .folders: "_files -/"
  case .anything: ""
  }
}

// MARK: fish

/// For a file `layoutlint.fish` in `~/.config/fish/completions`.
private func fishCompletions(_ rules: [String]) -> String {
  let commands = HelpTopic.named.map(\.rawValue).joined(separator: " ")
  var lines = """
    function __layoutlint_is
      set -l words (commandline -opc)
      set -l command lint
      if test (count $words) -gt 1; and contains -- $words[2] \(commands)
        set command $words[2]
      end
      test $command = $argv[1]
    end

    """
  for topic in HelpTopic.named {
    lines +=
      "complete -c layoutlint -n __fish_is_first_arg -a \(topic.rawValue) "
      + "-d \(quoted(topic.summary))\n"
  }
  for topic in HelpTopic.allCases {
    let condition = "complete -c layoutlint -n '__layoutlint_is \(topic.rawValue)'"
    for option in topic.options {
      let name = option.rawValue.dropFirst(2)
      lines +=
        "\(condition) -l \(name) -d \(quoted(topic.meaning(of: option)))"
        + fishValue(option.valueName == nil ? nil : topic.completion(of: option, rules: rules))
        + "\n"
    }
    switch topic.argumentCompletion(rules: rules) {
    case .words(let words):
      lines += "\(condition) -f -a \(quoted(words.joined(separator: " ")))\n"
    case .folders: lines += "\(condition) -f -a '(__fish_complete_directories)'\n"
    case .files, .anything: break
    }
  }
  return lines
}

private func fishValue(_ completion: Completion?) -> String {
  switch completion {
  case nil: ""
  case .words(let words): " -x -a \(quoted(words.joined(separator: " ")))"
  case .files: " -r"
  case .folders: " -x -a '(__fish_complete_directories)'"
  case .anything: " -x"
  }
}
