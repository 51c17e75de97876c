/// What a view of a class looks like in a drawing without its content.
package enum ViewLook: String, Hashable, Sendable, CaseIterable {
  case text, image, button, field, toggle, slider, progress, spinner, segments, stepper, wheels
  case dots, rows, tiles
}

extension ViewClass {
  /// What views of the class look like; `nil` for classes that show nothing by themselves, or any content.
  package static func look(of name: String) -> ViewLook? { looks[name] }

  // Source: Apple, the page of each class.
  private static let looks: [String: ViewLook] = [
    ClassName.label: .text, ClassName.textView: .text, "NSTextView": .text,
    ClassName.imageView: .image, "NSImageView": .image,
    ClassName.button: .button, "NSButton": .button, "NSPopUpButton": .button,
    "UITextField": .field, "UISearchBar": .field, "NSTextField": .field, "NSSearchField": .field,
    "UISwitch": .toggle, "NSSwitch": .toggle,
    "UISlider": .slider, "NSSlider": .slider,
    "UIProgressView": .progress, "UIActivityIndicatorView": .spinner,
    "UISegmentedControl": .segments, "NSSegmentedControl": .segments,
    "UIStepper": .stepper, "UIPickerView": .wheels, "UIDatePicker": .wheels,
    "UIPageControl": .dots, "UITableView": .rows, "UICollectionView": .tiles,
  ]
}
