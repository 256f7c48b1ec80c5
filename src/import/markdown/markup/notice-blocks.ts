import { editOutsideCode } from './map-prose.ts'
import { replacePairs } from './replace-pairs.ts'
import { readArguments } from './template-tag.ts'

const NAMES =
  'notice|note|info|information|callout|admonition|alert|aside|tip|hint|success|important|warning|warn|attention|caution|danger|error'
const COMPONENTS = NAMES.replaceAll(/\b\w/g, (letter) => letter.toUpperCase())
const ARGUMENTS = String.raw`([^\n{}<>]{0,500}?)`

type Pair = [open: RegExp, close: RegExp]
const PAIRS: Pair[] = [
  [
    new RegExp(String.raw`\{\{[<%]\s{0,9}(${NAMES})\b${ARGUMENTS}[>%]\}\}`, 'gi'),
    new RegExp(String.raw`\{\{[<%]\s{0,9}/\s{0,9}(?:${NAMES})\s{0,9}[>%]\}\}`, 'i'),
  ],
  [
    new RegExp(String.raw`\{%-?\s{0,9}(${NAMES})\b${ARGUMENTS}-?%\}`, 'gi'),
    new RegExp(String.raw`\{%-?\s{0,9}end(?:${NAMES})?\s{0,9}-?%\}`, 'i'),
  ],
  [new RegExp(String.raw`^:{3,9}[ \t]?(${NAMES})\b${ARGUMENTS}$`, 'gim'), /^:{3,9}[ \t]{0,9}$/m],
]

const MDX_PAIR: Pair = [
  new RegExp(String.raw`<(${COMPONENTS})\b${ARGUMENTS}(?<!/)>`, 'g'),
  new RegExp(String.raw`</(?:${COMPONENTS})>`),
]

export function noticesToAlerts(text: string, { isMdx }: { isMdx: boolean }): string {
  const pairs = isMdx ? [...PAIRS, MDX_PAIR] : PAIRS
  const boxes = (marked: string) =>
    pairs.reduce(
      (part, [open, close]) =>
        replacePairs(part, {
          open,
          close,
          make: ([, name = '', source = ''], inner) => alertOf(name, source, inner),
        }),
      marked,
    )
  return editOutsideCode(text, boxes, { hasIndentedCode: !isMdx })
}

function alertOf(name: string, source: string, inner: string): string {
  const { named, listed } = readArguments(source)
  const kind = kindOf([name, named.get('type') ?? '', named.get('kind') ?? '', ...listed].join(' '))
  const title = named.get('title') ?? /^\[(.{1,200})\]/.exec(source.trim())?.[1]
  const lines = [...(title ? [`**${title}**`, ''] : []), ...inner.trim().split('\n')]
  return [`\n> [!${kind}]`, ...lines.map((line) => `> ${line}`), ''].join('\n')
}

const KINDS = [
  ['CAUTION', /caution|danger|error/i],
  ['WARNING', /warn|attention/i],
  ['IMPORTANT', /important/i],
  ['TIP', /tip|hint|success/i],
] as const

const kindOf = (words: string) => KINDS.find(([, pattern]) => pattern.test(words))?.[0] ?? 'NOTE'
