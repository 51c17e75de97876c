# A Homebrew formula, for Formula/layoutlint.rb in a tap: brew install OWNER/tap/layoutlint
class Layoutlint < Formula
  desc "Finds Auto Layout mistakes in Swift code for UIKit and AppKit"
  homepage "https://github.com/OWNER/layoutlint"
  url "https://github.com/OWNER/layoutlint/archive/refs/tags/v0.1.0.tar.gz"
  # What `shasum -a 256` prints for the file at the URL above
  sha256 "0000000000000000000000000000000000000000000000000000000000000000"
  license "Apache-2.0"

  depends_on xcode: ["26.0", :build] if OS.mac?
  depends_on "swift" => :build if OS.linux?

  def install
    options = OS.mac? ? ["--disable-sandbox"] : ["--static-swift-stdlib"]
    system "swift", "build", "-c", "release", "--product", "layoutlint", *options
    bin.install ".build/release/layoutlint"
    generate_completions_from_executable(bin/"layoutlint", "completions")
  end

  test do
    (testpath/"Card.swift").write "import UIKit\n"
    system bin/"layoutlint", "Card.swift"
  end
end
