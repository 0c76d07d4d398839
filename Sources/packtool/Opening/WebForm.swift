/// The forms in which `packtool export` writes packs to be played in a browser.
enum WebForm: String, CaseIterable {
  case html, scorm, site

  /// A few words for listings.
  var title: String {
    switch self {
    case .html: "page that plays a pack"
    case .scorm: "package of SCORM 1.2 for learning platforms"
    case .site: "folder for a web server that plays packs"
    }
  }
}
