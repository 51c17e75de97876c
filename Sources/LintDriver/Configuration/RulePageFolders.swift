import LintRules
import RulePages
import SourceText

/// The largest page that is read, in bytes: a hundred times what people write.
private let maximumPageSize = 1 << 20

/// The pages of a project's own rules, by folder. Each folder is read once.
struct RulePageFolders {
  /// Pages that are wrong, or cannot be read. The others count nonetheless.
  private(set) var problems: [FileProblem] = []
  /// All pages that were found.
  private(set) var paths: [FilePath] = []
  /// By the path of the page.
  private var rules: [FilePath: PatternRule] = [:]
  private var passedOver: Set<String> = []
  private var folders: [FilePath: [RulePage]] = [:]
  private let builtIn: Set<String>
  /// Paths below it are printed from there on.
  private let currentFolder: FilePath

  /// - Parameter pages: those that are built in; no other page may have the id of one.
  init(pages: [RulePage], currentFolder: FilePath) {
    builtIn = Set(pages.map(\.id))
    self.currentFolder = currentFolder
  }

  var team: TeamRules {
    TeamRules(
      rules: rules.values.map { (key: ($0.page.id, $0.page.path ?? ""), rule: $0) }
        .sorted { $0.key < $1.key }.map(\.rule),
      passedOver: passedOver)
  }

  /// Notes that a configuration names two pages of one id; the first counts.
  mutating func note(_ page: RulePage, besides other: RulePage) {
    let problem = FileProblem(
      path: page.path ?? "",
      reason: "rule '\(page.id)' is already defined in \(other.path ?? "")")
    if !problems.contains(problem) { problems.append(problem) }
  }

  /// The pages in a folder: its files that end with `.md`, a README apart.
  ///
  /// - Parameter folder: its absolute path, without links.
  mutating func pages(in folder: FilePath) throws(SystemError) -> [RulePage] {
    if let known = folders[folder] { return known }
    let names = try entries(of: folder).filter { $0.kind != .folder }.map(\.name)
    let paths = names.filter { $0.suffix(3) == Array(".md".utf8)[...] }
      .filter { $0.first != UInt8(ascii: ".") && !$0.elementsEqual("README.md".utf8) }
      .map { folder.appending($0) }.sorted()
    self.paths += paths
    let pages = paths.compactMap { page(at: $0) }
    folders[folder] = pages
    return pages
  }

  /// A page that is right; what is wrong with one is noted.
  private mutating func page(at path: FilePath) -> RulePage? {
    let shown = path.relative(to: currentFolder).display
    do throws(PageProblems) {
      let rule = try read(path, shown)
      rules[path] = rule
      return rule.page
    } catch {
      problems += error.problems
      // What is said elsewhere of a rule whose page is wrong is no further mistake.
      let id = String(decoding: path.name.dropLast(".md".utf8.count), as: UTF8.self)
      if !builtIn.contains(id) { passedOver.insert(id) }
      return nil
    }
  }

  private func read(_ path: FilePath, _ shown: String) throws(PageProblems) -> PatternRule {
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try readSource(path, maximumSize: maximumPageSize)
    } catch {
      throw PageProblems(error.reason, at: shown)
    }
    var (page, problems) = RulePage.read(
      SourceFile(path: shown, bytes: bytes), form: .team(builtIn: builtIn))
    if let page {
      do throws(RulePageError) {
        let rule = try PatternRule(page, path: shown)
        if problems.isEmpty { return rule }
      } catch {
        problems = (problems + error.problems).sorted { $0.position < $1.position }
      }
    }
    throw PageProblems(problems)
  }
}

/// What is wrong with a page.
private struct PageProblems: Error {
  let problems: [FileProblem]

  init(_ reason: String, at path: String) {
    problems = [FileProblem(path: path, reason: reason)]
  }

  init(_ found: [RulePageProblem]) {
    problems = found.map {
      FileProblem(path: $0.path, position: $0.position, reason: $0.message)
    }
  }
}
