import Foundation
import TabularData

/// The rows that `boosting/generate.py` writes: 28 numbers and a label of 0 or 1 each.
public enum HiggsLikeData {
  /// Reads raw single-precision files, features row by row, into a frame of columns `f0`…`f27` and `label`.
  public static func frame(_ name: String, in folder: URL) throws -> DataFrame {
    let columnCount = 28
    let features = try floats(folder.appending(path: "\(name)-features.f32"))
    let labels = try floats(folder.appending(path: "\(name)-targets.f32"))
    var frame = DataFrame()
    for column in 0..<columnCount {
      let values = labels.indices.map { features[$0 * columnCount + column] }
      frame.append(column: Column(name: "f\(column)", contents: values))
    }
    frame.append(column: Column(name: "label", contents: labels.map { Int($0) }))
    return frame
  }

  private static func floats(_ url: URL) throws -> [Float] {
    let data = try Data(contentsOf: url)
    return [Float](unsafeUninitializedCapacity: data.count / 4) { buffer, count in
      count = data.copyBytes(to: buffer) / 4
    }
  }
}

/// The seconds that `work` takes.
public func seconds(_ work: () throws -> Void) rethrows -> Double {
  try ContinuousClock().measure(work) / .seconds(1)
}

/// The share of pairs of a positive and a negative row that the scores order rightly; a tie counts half.
public func areaUnderCurve(scores: [Double], isPositive: [Bool]) -> Double {
  let order = scores.indices.sorted { scores[$0] < scores[$1] }
  var rankSum = 0.0
  var start = 0
  while start < order.count {
    var end = start
    while end < order.count, scores[order[end]] == scores[order[start]] { end += 1 }
    let meanRank = Double(start + 1 + end) / 2
    for place in start..<end where isPositive[order[place]] { rankSum += meanRank }
    start = end
  }
  let positives = Double(isPositive.count { $0 })
  return (rankSum - positives * (positives + 1) / 2) / (positives * (Double(isPositive.count) - positives))
}
