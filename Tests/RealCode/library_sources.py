"""Prepares the sources of layout libraries so that they compile with the recording UIKit.

Usage: python3 library_sources.py MIRRORS [FOLDER]
       LAYOUT_LIBRARY_SOURCES=FOLDER swift test --quiet --filter LibraryRunTests

MIRRORS has a git directory `OWNER+NAME/repo` for each library; what is not in it is left out, and nothing is fetched.
FOLDER (default: `.build/library-sources`) is a path in the checkout. The tests then run the cases of
`Fixtures/libraries` with the libraries themselves in place of the stand-ins in `Tests/RecordingUIKit`, so the cases'
expectations are judged by the libraries. PureLayout is written in Objective-C, so only its stand-in is run.

What is changed: code for iOS is compiled on Linux; `@objc`, `@MainActor` and `UIAppearance` are taken out; EasyPeasy
gets associated objects; Stevia's methods that override those of an extension become a check of the class.
"""

import os
import re
import subprocess
import sys

CHECKOUT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..")
LIBRARIES = {
    "Anchorage": ("Rightpoint+Anchorage", "Source"),
    "Cartography": ("robb+Cartography", "Cartography"),
    "EasyPeasy": ("nakiostudio+EasyPeasy", "EasyPeasy"),
    "Stevia": ("freshOS+Stevia", "Sources/Stevia"),
    "TinyConstraints": ("roberthein+TinyConstraints", "TinyConstraints/Classes"),
}
ASSOCIATED_OBJECTS = """
enum objc_AssociationPolicy { case OBJC_ASSOCIATION_RETAIN_NONATOMIC }
private var associated: [ObjectIdentifier: [UnsafeRawPointer: (owner: AnyObject, value: Any)]] = [:]
func objc_getAssociatedObject(_ owner: AnyObject, _ key: UnsafeRawPointer) -> Any? {
  associated[ObjectIdentifier(owner)]?[key]?.value
}
func objc_setAssociatedObject(
  _ owner: AnyObject, _ key: UnsafeRawPointer, _ value: Any, _ policy: objc_AssociationPolicy
) { associated[ObjectIdentifier(owner), default: [:]][key] = (owner, value) }
"""
CELLS = """if let cell = self as? UITableViewCell { return cell.contentView.subviews(subViews) }
        if let cell = self as? UICollectionViewCell { return cell.contentView.subviews(subViews) }
        """
NO_CONSTRAINT = (
    "NSLayoutConstraint(item: UIView(), attribute: .width, relatedBy: .equal, toItem: nil, "
    "attribute: .notAnAttribute, multiplier: 1, constant: 0)")


def git(repository, *arguments):
    return subprocess.run(
        ["git", "-C", repository, *arguments], check=True, capture_output=True, text=True).stdout


def adapted(name, text):
    text = re.sub(r"(?m)^( *#(?:if|elseif) .*)$", lambda line: re.sub(r"os\((iOS|tvOS)\)", "os(Linux)", line[1]), text)
    text = re.sub(r"@objc\b|@MainActor\b", "", text)
    if name == "Stevia+Hierarchy.swift":
        start, end = text.index("public extension UITableViewCell"), text.index("public extension UIStackView")
        text = (text[:start] + text[end:]).replace("for sv in subViews {", CELLS + "for sv in subViews {")
    return text.replace("UIAppearance", "UIResponder").replace("NSLayoutConstraint()", NO_CONSTRAINT)


def main(mirrors, folder):
    for library, (repository, sources) in LIBRARIES.items():
        repository = os.path.join(mirrors, repository, "repo")
        if not os.path.isdir(repository):
            continue
        target = os.path.join(CHECKOUT, folder, library)
        os.makedirs(target, exist_ok=True)
        for path in git(repository, "ls-tree", "-r", "--name-only", "HEAD").splitlines():
            if path.endswith(".swift") and os.path.dirname(path) == sources:
                name = os.path.basename(path)
                with open(os.path.join(target, name), "w") as file:
                    file.write(adapted(name, git(repository, "show", "HEAD:" + path)))
        if library == "EasyPeasy":
            with open(os.path.join(target, "AssociatedObjects.swift"), "w") as file:
                file.write(ASSOCIATED_OBJECTS)
        print(library, git(repository, "log", "-1", "--format=%h %cs").strip())


main(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else ".build/library-sources")
