import type { SeedPost } from './seed-post.ts'
import { fence, h2, mark, open, done, p, tasks, ul, wire } from './wire-text.ts'

const CAST = String.raw`
const order = (await response.json()) as Order // a promise, signed by nobody
`

const SCHEMA = String.raw`
import { z } from 'zod'

export const orderSchema = z.strictObject({
  id: z.uuid(),
  placedAt: z.iso.datetime({ offset: true }),
  cents: z.number().int().nonnegative(),
  note: z.string().max(500).nullable(),
})
export type Order = z.infer<typeof orderSchema>

export async function fetchOrder(id: string): Promise<Order> {
  const response = await fetch('/api/orders/' + encodeURIComponent(id))
  if (!response.ok) throw new RequestError(response.status)
  return orderSchema.parse(await response.json())
}
`

const SURPRISE = String.raw`
{
  "id": "0b8f8a5e-6f0c-4d5b-9a44-0f2f1c9a7d11",
  "placedAt": "2026-11-18 09:12:44",
  "cents": "1990",
  "note": ""
}
`

/** The draft: open tasks, no picture, no date. */
export const boundariesPost: SeedPost = {
  title: 'Types stop at the socket',
  excerpt:
    'TypeScript knows everything about your program and nothing about what it is told. A short case for parsing at four places, and for trusting the types everywhere else.',
  tags: ['typescript', 'api'],
  readTime: 2,
  content: wire(
    p(
      'The most dangerous word of TypeScript has two letters. It is not <code>any</code>, which at least looks guilty. It is <code>as</code>.',
    ),
    fence('typescript', CAST),
    p(
      `Nothing happens in this line. No check, no conversion, not a byte of JavaScript. It is an assertion about ${mark('somebody else’s program')}, written in the one place where nobody can know. And it works, for months, until the other side is upgraded:`,
    ),
    fence('json', SURPRISE),
    p(
      'A date without a zone, a number in quotes, an empty string for “no note”. The type says otherwise, so nobody looks. The error turns up three screens further on, as <code>NaN €</code>, and gets fixed there.',
    ),
    h2('Four places'),
    p('A program talks to the outside in fewer places than one thinks. Mine have four:'),
    ul(
      'what comes over HTTP, <strong>both ways</strong>: requests on the server, answers in the browser;',
      'what comes from the environment: parse it once, at the start, and fail loudly;',
      'what comes from storage that others can write: local storage, files, queues, JSON columns;',
      'what people type.',
    ),
    p(
      'At these four, parse. Not validate: <em>parse</em>. The result is a new value with a type that it has earned:',
    ),
    fence('typescript', SCHEMA),
    p(
      "Inside, no checks at all. A function that takes an <code>Order</code> gets an order. I delete defensive <code>?? ''</code> wherever I meet it; each one is a place where somebody did not trust the border, and each one hides the next surprise.",
    ),
    h2('What it costs'),
    p(
      'Parsing 1,000 orders takes 2.1 ms on my laptop. The request before it took 140. On the phone of a customer it is 11 ms; still nothing.',
    ),
    p(
      'What it costs in truth is a conversation. A strict schema fails when the other side adds a field. Is this an error? In answers that I read: no, ignore what you do not know. In requests that I accept: yes, since a misspelt optional field is otherwise silently dropped, and someone will look for it for an afternoon.',
    ),
    h2('To do before this goes out'),
    tasks(
      done('Measure on a slow phone'),
      open('A section on dates. Or a post of its own?'),
      open(
        'Say something on generated clients: the schema is then theirs, and still has to be checked',
      ),
      open('Ask Marta whether I may tell the story of the invoice'),
      open('Draw a cover'),
    ),
  ),
}
