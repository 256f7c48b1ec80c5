/** A rule with its selectors, or a group of rules. */
export type Rule = { text: string; selectors: Selector[] } | { head: string; rules: Rule[] }

const GROUP = /^@(?:media|supports|layer|container)\b/

export function parseStyles(css: string): Rule[] {
  const rules: Rule[] = []
  for (const { head, body } of statements(css)) {
    if (body !== undefined && GROUP.test(head)) rules.push({ head, rules: parseStyles(body) })
    else {
      const text = body === undefined ? head : `${head}{${body}}`
      rules.push({
        text,
        selectors: parseSelectors((head.startsWith('@') ? '' : head).matchAll(PART)),
      })
    }
  }
  return rules
}

/** The rules that can apply where only these classes are used. Layers stay, because their order counts. */
export const usedStyles = (rules: readonly Rule[], used: ReadonlySet<string>): string =>
  rules
    .map((rule) => {
      if ('text' in rule) {
        return canApply(rule.selectors, used) ? rule.text : ''
      }
      const text = usedStyles(rule.rules, used)
      return text || rule.head.startsWith('@layer') ? `${rule.head}{${text}}` : ''
    })
    .join('')

const SIGN = /\\[^]|"(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*'|[{};]/g

function* statements(css: string) {
  let [start, open, depth] = [0, 0, 0]
  for (const { 0: sign, index } of css.matchAll(SIGN)) {
    if (sign === '{' && depth++ === 0) open = index
    const isEnd = sign === '}' ? --depth === 0 : sign === ';' && depth === 0
    if (!isEnd) continue
    const head = css.slice(start, sign === '}' ? open : index + 1).trim()
    yield { head, body: sign === '}' ? css.slice(open + 1, index) : undefined }
    start = index + 1
  }
}

/** Classes and lists of `:is()` and `:where()`, all of which must apply. */
type Selector = { classes: string[]; lists: Selector[][] }

const canApply = (list: readonly Selector[], used: ReadonlySet<string>): boolean =>
  list.some(
    ({ classes, lists }) =>
      classes.every((name) => used.has(name)) && lists.every((one) => canApply(one, used)),
  )

const PART =
  /"(?:\\[^]|[^"\\])*"|\.((?:\\[\da-f]{1,6} ?|\\[^]|[\w-]|[^\0-\x7f])+)|\\[^]|(:(?:is|where))?\(|[),]/gi

/** Selectors in `:not()` and `:has()` are ignored. */
function parseSelectors(parts: Iterator<RegExpExecArray>): Selector[] {
  let last: Selector = { classes: [], lists: [] }
  const list = [last]
  for (let next = parts.next(); !next.done; next = parts.next()) {
    const [part, name, choice] = next.value
    if (part === ')') break
    if (name !== undefined) last.classes.push(unescaped(name))
    else if (part === ',') list.push((last = { classes: [], lists: [] }))
    else if (part.endsWith('(')) {
      const inner = parseSelectors(parts)
      if (choice !== undefined) last.lists.push(inner)
    }
  }
  return list
}

const ESCAPE = /\\(?:([\da-f]{1,6}) ?|([^]))/gi

const unescaped = (name: string) =>
  name.replace(ESCAPE, (_, code: string | undefined, sign: string) =>
    code === undefined ? sign : String.fromCodePoint(parseInt(code, 16)),
  )
