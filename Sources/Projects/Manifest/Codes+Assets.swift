package import Diagnostics

// Family A: the pictures that sources and themes name.
extension Code {
  package static let missingAsset = Code(
    "A001", .error, "a picture is not there",
    why: "The question would be shown without it.",
    bad: "Image\nyne.png",
    good: "Image\nyen.png",
    fix: "Correct the name, or put the picture into the folder that <assets> names.")
  package static let damagedAsset = Code(
    "A002", .error, "a picture cannot be used",
    why:
      "Decoding it as a player does failed, so a player would see nothing, or half of it.",
    bad: "(a PNG that was cut off while it was copied)",
    good: "(the whole PNG)",
    fix: """
      Copy or save the picture again, as a PNG, JPEG or WebP within the limits that the \
      finding names.
      """)
  package static let mistypedAsset = Code(
    "A003", .error, "a picture has another type than its name says",
    why: "Programs that go by the name cannot show it.",
    bad: "yen.png (a JPEG)",
    good: "yen.jpg (a JPEG)",
    fix: "Rename the file, and the cell with it, or save the picture as what its name says.")
  package static let misspeltAsset = Code(
    "A004", .error, "a picture's name is spelt otherwise on disk",
    why: "Some systems find the file, and others do not.",
    bad: "Image\nYen.PNG",
    good: "Image\nyen.png",
    fix: "Write the name as it is on disk, or rename the file.")
  package static let doubtfulAsset = Code(
    "A005", .error, "a picture stands for two different things",
    why: "The same picture would be the answer to two questions, and wrong for one of them.",
    bad: "Ada,person.png\nGrace,person.png",
    good: "Ada,ada.png\nGrace,grace.png",
    fix: "Give each its own picture.")
  package static let unusedAsset = Code(
    "A006", .warning, "a file among the pictures is not used",
    why: "No row names it, so it is not in the pack.",
    bad: "<assets path=\"images\"/> (and images/old.png that no row names)",
    good: "(a folder that holds what is used)",
    fix: "Name it in a row, or remove it from the folder.")
  package static let missingAlt = Code(
    "A007", .warning, "a picture has no text that describes it",
    why: "Players who cannot see it, or play line by line, do not know what it shows.",
    bad: "Image,Alt\nyen.png,",
    good: "Image,Alt\nyen.png,A coin with a hole in it",
    fix: "Describe the picture in Alt, without giving the answer away.")

  package static let unfitPicture = Code(
    "A010", .error, "a picture of the theme that does not fit",
    why: """
      Every player loads the background picture and the icon before the first question. An icon is shown as a \
      small square.
      """,
    bad: "<theme icon=\"photo.jpg\"/> (4000 by 3000 pixels)",
    good: "<theme icon=\"icon.png\"/> (256 by 256 pixels)",
    fix: """
      Save it within the limits that the finding names: 1 MiB and 4096 pixels for the background picture, 128 KiB \
      and 1024 pixels for the icon, which is square.
      """)

  static let assets = [
    missingAsset, damagedAsset, mistypedAsset, misspeltAsset, doubtfulAsset, unusedAsset,
    missingAlt, unfitPicture,
  ]
}
