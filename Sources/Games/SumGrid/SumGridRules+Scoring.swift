extension SumGridRules {
  /// Returns the points for an answer, 0 at least.
  package func points(after milliseconds: Int64, hints: Int, wrongPaths: Int) -> Int64 {
    guard scoring == .points else { return 1 }
    let (quick, slow) = (quickSeconds * 1000, slowSeconds * 1000)
    let late = min(max(milliseconds, quick), slow) - quick
    let inTime = fullScore - (fullScore - slowScore) * late / (slow - quick)
    return max(0, inTime - Int64(hints) * hintCost - Int64(wrongPaths) * wrongCost)
  }

  /// Returns the stars for a level of `questions` by the points of all of them: one to three, or none
  /// where the score is the number of questions solved.
  package func stars(for points: Int64, of questions: Int) -> Int {
    guard scoring == .points else { return 0 }
    let most = fullScore * Int64(questions)
    return points * 100 >= most * threeStars ? 3 : points * 100 >= most * twoStars ? 2 : 1
  }

  /// The largest number of milliseconds of a move that matters.
  var longestMove: Int64 { slowSeconds * 1000 }
}
