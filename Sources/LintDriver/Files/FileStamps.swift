import LintConfiguration

/// When files were written, of those that are there.
package func fileStamps(of paths: [FilePath]) -> [FilePath: FileStamp] {
  var stamps: [FilePath: FileStamp] = [:]
  for path in paths { stamps[path] = (try? FileStatus(of: path))?.stamp }
  return stamps
}

/// The folders in which a configuration for a folder's files may be: the folder and those that contain it.
package func configurationPlaces(above folder: FilePath) -> [FilePath] {
  var places: [FilePath] = []
  var folder = resolvingLinks(folder) ?? folder
  while true {
    places.append(folder.appending(configurationFileName))
    let outer = folder.folder
    if outer == folder || outer == FilePath(".") { return places }
    folder = outer
  }
}
