# Writes the answers of players, and the figures that R and its package psych find in them, to the folder that is
# given. Debian: r-base-core, r-cran-psych. `script/reference` runs it.
suppressMessages(library(psych))
folder <- commandArgs(trailingOnly = TRUE)[1]
expected <- c()

note <- function(name, item, figure, value) {
  expected <<- c(expected, sprintf("%s %s %s %.10f", name, item, figure, value))
}

# Players who know an answer by a two-parameter model, and else choose among four with unequal weights.
simulate <- function(players, items) {
  ability <- rnorm(players)
  weights <- matrix(rgamma(4 * items, 3), items)
  t(sapply(ability, function(theta) sapply(seq_len(items), function(item) {
    knows <- runif(1) < plogis(exp((item %% 5 - 2) / 5) * (theta - (item - items / 2) / 4))
    if (knows) "A" else sample(c("A", "B", "C", "D"), 1, prob = weights[item, ])
  })))
}

# The share of right answers among the first `size` players; those with equal scores count in part.
share <- function(score, right, size, sign) {
  value <- sign * score
  sum <- 0
  open <- size
  for (level in sort(unique(value), decreasing = TRUE)) {
    here <- value == level
    part <- min(open, sum(here))
    sum <- sum + part * mean(right[here])
    open <- open - part
    if (open <= 0) break
  }
  sum / size
}

figures <- function(name, answers, key) {
  writeLines(c(key, apply(answers, 1, function(row) paste(ifelse(is.na(row), ".", row), collapse = ""))),
    file.path(folder, paste0(name, ".txt")))
  right <- sapply(seq_along(strsplit(key, "")[[1]]), function(item)
    as.numeric(answers[, item] == strsplit(key, "")[[1]][item]))
  complete <- !anyNA(right)
  found <- suppressWarnings(psych::alpha(as.data.frame(right), warnings = FALSE))
  note(name, "-", "alpha", found$total$raw_alpha)
  means <- colMeans(right, na.rm = TRUE)
  for (item in seq_len(ncol(right))) {
    x <- right[, item]
    answered <- !is.na(x)
    number <- sum(answered)
    note(name, item - 1, "facility", means[item])
    interval <- prop.test(sum(x[answered]), number, correct = FALSE)$conf.int
    note(name, item - 1, "low", interval[1])
    note(name, item - 1, "high", interval[2])
    # The score on the other questions, each answer less the mean of its question.
    others <- sweep(right, 2, means)[, -item]
    score <- rowMeans(others, na.rm = TRUE)
    rated <- answered & !is.nan(score)
    if (complete) {
      note(name, item - 1, "itemRest", found$item.stats$r.drop[item])
    } else {
      note(name, item - 1, "itemRest", cor(x[rated], score[rated]))
    }
    # Scores that are equal but for rounding are equal.
    rank <- round(score, 9)
    size <- 0.27 * sum(rated)
    note(name, item - 1, "discrimination",
      share(rank[rated], x[rated], size, 1) - share(rank[rated], x[rated], size, -1))
    for (choice in sort(unique(answers[answered, item]))) {
      chosen <- as.numeric(answers[, item] == choice)
      note(name, item - 1, paste0("share-", choice), mean(chosen[answered]))
      if (sd(chosen[rated]) > 0)
        note(name, item - 1, paste0("correlation-", choice), cor(chosen[rated], score[rated]))
    }
  }
}

# The Law School Admission Test, section 6: 1,000 persons (Bock and Lieberman, 1970).
data(bock)
figures("lsat6", matrix(as.character(lsat6), nrow(lsat6)), "11111")
data(bock)
figures("lsat7", matrix(as.character(lsat7), nrow(lsat7)), "11111")
set.seed(20260101, kind = "Mersenne-Twister", normal.kind = "Inversion", sample.kind = "Rejection")
answers <- simulate(300, 12)
figures("simulated", answers, strrep("A", 12))
answers[matrix(runif(length(answers)) < 0.4, nrow(answers))] <- NA
figures("incomplete", answers[rowSums(!is.na(answers)) > 0, ], strrep("A", 12))
writeLines(c(
  paste("# script/reference:", R.version.string, "psych", packageVersion("psych")), expected),
  file.path(folder, "psych.txt"))
