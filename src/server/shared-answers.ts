import type { Exchange } from './exchange.ts'
import type { KeptAnswer } from './kept-answers.ts'

type Turn = {
  exchange: Exchange
  /** Asks the application. */
  ask: () => void
  /** Sends what the application told somebody else. */
  give: (answer: KeptAnswer) => void
}

/** The application is quick, or in trouble: then nobody waits for anybody. */
const PATIENCE_MS = 300

/**
 * A crowd that asks for the same asks the application once at a time: whoever comes while it is being asked gets,
 * with all who came then, the answer after that one, which is made after they came. Nothing is kept.
 */
export function createSharedAnswers() {
  const waiting = new Map<string, Turn[]>()

  const lead = (url: string, { exchange, ask }: Turn, others: Turn[]) => {
    let followers = others
    const leave = () => {
      clearTimeout(timer)
      exchange.share = undefined
      for (const one of followers) one.ask()
      followers = []
    }
    const timer = setTimeout(() => {
      leave()
      for (const one of waiting.get(url) ?? []) one.ask()
      waiting.delete(url)
    }, PATIENCE_MS)
    exchange.share = (answer) => {
      const all = followers
      followers = []
      leave()
      for (const one of all) one.give(answer)
      proceed(url)
    }
    // It has left, or was answered otherwise.
    exchange.res.once('close', () => {
      if (exchange.share === undefined) return
      leave()
      proceed(url)
    })
    ask()
  }
  const proceed = (url: string) => {
    const turns = waiting.get(url)?.filter(({ exchange }) => !exchange.res.destroyed) ?? []
    const [next, ...others] = turns
    if (!next) return void waiting.delete(url)
    waiting.set(url, [])
    lead(url, next, others)
  }
  return (turn: Turn): void => {
    const url = turn.exchange.req.url ?? ''
    const queue = waiting.get(url)
    if (queue) return void queue.push(turn)
    waiting.set(url, [])
    lead(url, turn, [])
  }
}
