/// Drawings of the layouts that findings are about, for a report that a browser shows.
package struct ReportPictures: Sendable {
  package struct Place: Sendable {
    /// The index of a drawing.
    package var drawing: Int
    /// The numbers that the drawing gives to the items that the finding is about.
    package var items: [Int]
    /// The drawing of the layout after the finding's fix, if it differs.
    package var fixed: Int?

    package init(drawing: Int, items: [Int], fixed: Int?) {
      self.drawing = drawing
      self.items = items
      self.fixed = fixed
    }
  }

  package static let none = ReportPictures(style: "", drawings: [], places: [])

  /// The drawings' style sheet.
  package var style: String
  /// Markup that needs no escaping.
  package var drawings: [String]
  /// One entry for each finding; may be shorter than the list of findings.
  package var places: [Place?]

  package init(style: String, drawings: [String], places: [Place?]) {
    self.style = style
    self.drawings = drawings
    self.places = places
  }

  /// The place of the finding at an index.
  func place(of index: Int) -> Place? { index < places.count ? places[index] : nil }
}
