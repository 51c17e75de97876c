import JSONText

/// A value as JSON spells it.
func json(_ value: some JSONWritable) -> String {
  var writer = JSONWriter()
  writer.write(value)
  return String(decoding: writer.bytes, as: UTF8.self)
}
