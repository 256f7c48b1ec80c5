/**
 * The clean tree of a post body: everything the wire can say, and nothing else. The sanitiser builds
 * it from scratch, the serialiser and the renderer read it; no attribute or tag name is carried over.
 */
export type Align = 'left' | 'center' | 'right' | 'justify'

export type Inline =
  | { type: 'text'; value: string }
  | { type: 'break' }
  | { type: 'strong' | 'em' | 's' | 'code'; children: Inline[] }
  | { type: 'color'; color: string; children: Inline[] }
  | { type: 'highlight'; color?: string; children: Inline[] }
  | { type: 'link'; href: string; children: Inline[] }

/** Text of old posts, outside every tag: characters and line breaks as they are. */
export type LegacyText = { type: 'text'; text: string }
export type Paragraph = { type: 'paragraph'; align?: Align; children: Inline[] }
export type HeadingLevel = 1 | 2 | 3
export type Heading = { type: 'heading'; level: HeadingLevel; align?: Align; children: Inline[] }
export type Item = { children: Block[] }
export type List = { type: 'list'; ordered: boolean; start?: number; items: Item[] }
export type TaskItem = { checked: boolean; children: Block[] }
export type TaskList = { type: 'taskList'; items: TaskItem[] }
export type Quote = { type: 'quote'; children: Block[] }
export type Rule = { type: 'rule' }
/** `fence`: written as a markdown fence by its author, and stays one (content of `<pre>` otherwise). */
export type CodeBlock = { type: 'code'; language: string; code: string; fence: boolean }
/** `md`: written as `![alt](src)` by its author, and stays so (`<img>` otherwise). */
export type Image = { type: 'image'; src: string; alt: string; title: string; md: boolean }
export type Cell = {
  header: boolean
  colspan: number
  rowspan: number
  /** One width in px per spanned column, 0 where that column has none. */
  widths?: number[]
  children: Block[]
}
export type Table = { type: 'table'; rows: Cell[][] }

export type Block =
  LegacyText | Paragraph | Heading | List | TaskList | Quote | Rule | CodeBlock | Image | Table
