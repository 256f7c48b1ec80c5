export function lineFeeds(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1
  return count
}

export function lineCounter(text: string): (at: number) => number {
  const feeds: number[] = []
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) feeds.push(at)
  return (at) => {
    let [low, high] = [0, feeds.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((feeds[middle] ?? 0) < at) low = middle + 1
      else high = middle
    }
    return low
  }
}
