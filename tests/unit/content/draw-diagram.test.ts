import { describe, expect, it } from 'vitest'
import { drawDiagram } from '#src/content/diagram/draw-diagram.ts'
import { svgTree } from '#src/content/diagram/parse-svg-tree.ts'
import type { SvgNode } from '#src/contract/posts/public-page-data.ts'

const draw = (code: string) => drawDiagram({ code, index: 0 })
const words = (node: SvgNode): string =>
  typeof node === 'string' ? node : node.children.map(words).join(' ')
const elements = (node: SvgNode): Exclude<SvgNode, string>[] =>
  typeof node === 'string' ? [] : [node, ...node.children.flatMap(elements)]

const FLOW = `flowchart LR
  A[Client] -->|POST| B{Queue}
  B --> C[(Database)]`

describe('a diagram', () => {
  it.each([
    ['flowchart', FLOW, 'Client'],
    ['sequence', 'sequenceDiagram\n  Alice->>Bob: Hello', 'Hello'],
    ['class', 'classDiagram\n  class Animal { +int age }', 'Animal'],
    ['state', 'stateDiagram-v2\n  [*] --> Still', 'Still'],
    ['er', 'erDiagram\n  CUSTOMER ||--o{ ORDER : places', 'ORDER'],
    ['gantt', 'gantt\n  section S\n  one: a1, 2024-01-01, 3d', 'one'],
    ['pie', 'pie\n  "Dogs": 3', 'Dogs'],
    ['mindmap', 'mindmap\n  root\n    leaf', 'leaf'],
    ['gitgraph', 'gitGraph\n  commit tag: "v1"', 'v1'],
    ['sankey', 'sankey-beta\n  a,b,10', 'a'],
  ])('draws a diagram of the kind %s without styles', (_, code, word) => {
    const { svg, problem } = draw(code)
    expect(problem).toBeUndefined()
    expect(words(svg ?? '')).toContain(word)
    expect(elements(svg ?? '').flatMap(({ attributes }) => Object.keys(attributes))).not.toContain(
      'style',
    )
  })

  it('keeps the colours of its author as attributes', () => {
    const { svg } = draw(`${FLOW}\n  style B fill:#f9f,stroke-dasharray: 5 5`)
    const shape = elements(svg ?? '').find(({ tag }) => tag === 'polygon')
    expect(shape?.attributes).toMatchObject({ fill: '#f9f', strokeDasharray: '5 5' })
  })

  it.each([
    ['flowchart LR\n  A --> B\n  B -->|x C\n ((', 'Line 4 cannot be read: (('],
    ['sequenceDiagram\n  Alice->>Bob', 'Line 2 cannot be read: Alice->>Bob'],
    ['hello', 'The first line names no kind of diagram, such as flowchart or sequenceDiagram.'],
    ['', 'The first line names no kind of diagram, such as flowchart or sequenceDiagram.'],
    [`flowchart LR\n${'A --> B\n'.repeat(130_000)}`, 'The diagram is too large.'],
    [`flowchart LR\n${'A-->B\n'.repeat(600)}`, 'The diagram is too large.'],
  ])('%.30j that cannot be drawn says why', (code, problem) => {
    expect(draw(code)).toEqual({ problem })
  })

  it('has no script, link, image or foreign element, whatever its author wrote', () => {
    const hostile = `flowchart LR
      A["<img src=x onerror=alert(1)><script>alert(1)</script>"] --> B
      click A "javascript:alert(1)"
      click B href "https://evil.example" _blank`
    const { svg } = draw(hostile)
    const found = elements(svg ?? '')
    expect(found.length).toBeGreaterThan(3)
    const tags = new Set(found.map(({ tag }) => tag))
    for (const tag of ['script', 'a', 'image', 'foreignObject', 'style', 'use'])
      expect(tags).not.toContain(tag)
    const values = found.flatMap(({ attributes }) => Object.entries(attributes))
    expect(
      values.filter(([name, value]) => /^on|href/i.test(name) || /evil|javascript/.test(value)),
    ).toEqual([])
  })
})

it.each([
  ['flowchart LR\n  A:::fixed --> B:::pele\n  class B hidden,inset-0\n  classDef fixed fill:#f9f'],
  ['classDiagram\n  class Animal:::fixed { +int age }\n  class Dog:::hidden\n  Animal <|-- Dog'],
  [
    'stateDiagram-v2\n  [*] --> Still\n  Still --> [*]\n  class Still fixed\n  classDef fixed fill:#f9f',
  ],
  ['erDiagram\n  CUSTOMER:::fixed ||--o{ ORDER : places'],
  ['mindmap\n  root\n    leaf\n    :::fixed hidden'],
])('the classes of a diagram come from its renderer, not its author: %j', (code) => {
  const { svg } = draw(code)
  const [root, ...inside] = elements(svg ?? '')
  expect(root?.attributes['className']).toMatch(/^pele pele-\w+$/)
  const classes = inside.flatMap(({ attributes }) => attributes['className']?.split(' ') ?? [])
  expect(classes).toContain('pele-node')
  expect(classes.filter((name) => !/^pele-|^diagram-round$/.test(name))).toEqual([])
})

it('the tree of an SVG is rebuilt from an allow-list', () => {
  const tree = svgTree(
    '<svg viewBox="0 0 1 1" style="color:red" onload="x()"><script>x()</script><g onclick="x()">' +
      '<foreignObject><p>no</p></foreignObject><rect fill="url(//evil.example)" rx="3" style="rx:var(--r);fill:#f9f !important;behavior:url(x)"/>' +
      '<text>a &lt; b</text></g><a href="x"><text>no</text></a></svg>',
  )
  expect(tree).toEqual({
    tag: 'svg',
    attributes: { viewBox: '0 0 1 1' },
    children: [
      {
        tag: 'g',
        attributes: {},
        children: [
          { tag: 'rect', attributes: { fill: '#f9f', className: 'diagram-round' }, children: [] },
          { tag: 'text', attributes: {}, children: ['a < b'] },
        ],
      },
    ],
  })
})
