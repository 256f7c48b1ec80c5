import { describe, expect, it } from 'vitest'
import { issuesIn } from './source-posts.ts'
import { bodyToContent } from './to-content.ts'
import { prepareMarkdown } from '#src/import/markdown/prepare-markdown.ts'

const CASES: [what: string, markdown: string, prepared: string, losses?: string[]][] = [
  ['a figure', '{{< figure src="a b.png" alt="c" caption="d" >}}', '![c](<a b.png> "d")'],
  [
    'a figure with a link in its caption',
    '{{< figure src="a.png" caption="By [me](/b)" >}}',
    '![](<a.png> "By me")',
  ],
  ['a reference', '[a]({{< ref "b.md" >}})', '[a](./@post/b.md)'],
  ['a reference in a definition', '[a]: {{< ref "b.md" >}}', '[a]: ./@post/b.md'],
  [
    'a reference in an attribute',
    '<a href="{{< ref "b.md" >}}">a</a>',
    '<a href="./@post/b.md">a</a>',
  ],
  [
    'a reference in a text',
    'See {{< relref "/posts/my-first_post/index.md#a" >}}.',
    'See [My first post](./@post/posts/my-first_post/index.md#a).',
  ],
  [
    'a post of Jekyll in a text',
    'See {% post_url 2019-05-01-a-b %}',
    'See [A b](./@post/2019-05-01-a-b)',
  ],
  [
    'a link of Jekyll behind the address of its site',
    '[a]({{ site.baseurl }}{% link _posts/a b.md %})',
    '[a](./@post/_posts/a%20b.md)',
  ],
  ['a post of Hexo', '{% post_link a-b "The words" %}', '[The words](./@post/a-b)'],
  ['the path of a post of Hexo', 'At {% post_path a-b %}', 'At [A b](./@post/a-b)'],
  ['a file of Hexo', '[a]({% asset_path b.pdf %})', '[a](b.pdf)'],
  ['a link to a file of Hexo', '{% asset_link b.pdf The words %}', '[The words](<b.pdf>)'],
  [
    'an include without a value of its own',
    '{% include youtube.html id=page.video %}',
    '',
    ['The tag “include youtube.html” is not supported, and was removed.'],
  ],
  [
    'highlighted code',
    '{{< highlight go "linenos=table" >}}\na()\n{{< /highlight >}}',
    '```go\na()\n```',
  ],
  [
    'a video',
    '{{< youtube abc >}}',
    '<https://www.youtube.com/watch?v=abc>',
    ['A YouTube video became a link: https://www.youtube.com/watch?v=abc'],
  ],
  [
    'an unknown shortcode',
    '{{% steps title="A" %}}b{{% /steps %}}',
    '**A**\n\nb',
    ['The shortcode “steps” is not supported; the text inside it is kept.'],
  ],
  [
    'a shortcode with a file',
    '{{< clip src="a.mp4" >}}',
    '[a.mp4](<a.mp4>)',
    ['The shortcode “clip” became a link: a.mp4'],
  ],
  [
    'a tag of code that a fence shows',
    '``` md\n{% codeblock lang:js %}\na\n{% endcodeblock %}\n```\n{% codeblock lang:js %}\n```\n{% endcodeblock %}\n~~~\n{{< highlight js >}}a{{< /highlight >}}\n~~~',
    '``` md\n{% codeblock lang:js %}\na\n{% endcodeblock %}\n```\n```js\n```\n```\n~~~\n{{< highlight js >}}a{{< /highlight >}}\n~~~',
  ],
  [
    'code in a list',
    '- a\n\n  {% highlight js %}\n  a\n  {% endhighlight %}\n\nb',
    '- a\n\n  ```js\n  a\n  ```\n\nb',
  ],
  ['a shortcode that arranges pictures', '{{< grid >}}![](a.png){{< /grid >}}', '![](a.png)'],
  ['a gallery without an end', '{{< gallery >}}\n![](a.png)', '\n![](a.png)'],
  [
    'a call of Zola',
    '{{ youtube(id="abc") }}',
    '<https://www.youtube.com/watch?v=abc>',
    ['A YouTube video became a link: https://www.youtube.com/watch?v=abc'],
  ],
  [
    'a box of Hugo',
    '{{< notice warning >}}\na\n\n- b\n{{< /notice >}}',
    '\n> [!WARNING]\n> a\n> \n> - b\n',
  ],
  ['a box of Zola', '{% tip() %}a{% end %}', '\n> [!TIP]\n> a\n'],
  ['a box as a directive', ':::note[A]\nb\n:::', '\n> [!NOTE]\n> **A**\n> \n> b\n'],
  ['a box in code', '```\n:::note\nb\n:::\n```', '```\n:::note\nb\n:::\n```'],
  ['a shortcode in documentation', '`{{</* a */>}}`', '`{{< a >}}`'],
  [
    'code of Jekyll',
    '{% highlight ruby linenos %}\n{{ a }}\n{% endhighlight %}',
    '```ruby\n{{ a }}\n```',
  ],
  ['raw text in code', '```\n{% raw %}{{ a }}{% endraw %}\n```', '```\n{{ a }}\n```'],
  ['the address of the site', '![a]({{ site.baseurl }}/a.png)', '![a](/a.png)'],
  ['a text through a filter', "![a]({{ '/a.png' | relative_url }})", '![a](/a.png)'],
  ['a link to a post', '[a]({% post_url 2019-05-01-b %})', '[a](./@post/2019-05-01-b)'],
  [
    'an include of a picture',
    '{% include figure.html src="/a.png" alt="b" caption="c" %}',
    '![b](</a.png> "c")',
  ],
  ['a picture of Hexo', '{% asset_img a.png b c %}', '![b c](<a.png>)'],
  ['no element behind an escape', 'the \\<frame/\\> of a', 'the &lt;frame/\\> of a'],
  [
    'a presentation',
    '{{% slideshare 12 %}}',
    '<https://www.slideshare.net/slideshow/embed_code/12>',
    ['A presentation became a link: https://www.slideshare.net/slideshow/embed_code/12'],
  ],
  ['classes of kramdown', '[a](b){:target="_blank"}\n{: .c }', '[a](b)\n'],
  ['an id of a heading', '## A {#b}', '## A'],
  [
    'a frame',
    'a\n<iframe src="https://a.example/b"></iframe>',
    'a\n<a href="https://a.example/b">https://a.example/b</a>',
    ['A frame became a link: https://a.example/b'],
  ],
  [
    'nothing in code',
    '```html\n<script>{{< a >}}</script>\n```',
    '```html\n<script>{{< a >}}</script>\n```',
  ],
  ['nothing in a code span', 'a `<iframe src="b">` c', 'a `<iframe src="b">` c'],
  [
    'nothing of indented code',
    'a\n\n    {:.b} <select>c</select>\n\n    {{< d >}} $e_f$ {% g %}\n\nh',
    'a\n\n    {:.b} <select>c</select>\n\n    {{< d >}} $e_f$ {% g %}\n\nh',
  ],
  [
    'what is indented in a list',
    '- a\n\n    {% code %}\n    b\n    {% endcode %}\n\n    <style>c</style>d',
    '- a\n\n    ```\n    b\n    ```\n\n    d',
    ['A style sheet was removed.'],
  ],
  [
    'nothing in a fence with indented lines, and nothing behind a fence in indented code',
    '```\n\n    {:.a}\n\n```\n\n    ```\n    {:.b}\n\nc {:.d}',
    '```\n\n    {:.a}\n\n```\n\n    ```\n    {:.b}\n\nc ',
  ],
  [
    'what is indented below a definition and a footnote',
    'a\n: b\n\n    c {:.d}\n\ne\n\n[^1]: f\n\n    g {:.h}',
    '<strong>a</strong>\n\nb\n\n  c \n\ne\n\n[^1]: f\n\n    g ',
  ],
]
const MDX: [what: string, markdown: string, prepared: string, losses?: string[]][] = [
  ['a box', '<Callout type="danger">a</Callout>', '\n> [!CAUTION]\n> a\n'],
  ['imports', "import A from './a'\n\nText", '\n\nText'],
  ['imports over several lines', "import {\n  A,\n} from './a'\n\nText", '\n\n\n\nText'],
  ['exports', 'export const a = {\n  b: 1,\n}\n\nText', '\n\n\n\nText'],
  [
    'an imported picture',
    'import a from \'./a.png\'\n\n<Image src={a} alt="b" />',
    '\n\n![b](<./a.png>)',
  ],
  [
    'a component',
    '<Steps>\n\na\n\n</Steps>',
    '\n\na\n\n',
    ['The component “Steps” is not supported; the text inside it is kept.'],
  ],
  [
    'an expression over several lines',
    '<Chart\n  data={[{ a: 1 }]}\n/>\n\na',
    '\n\n\n\na',
    ['The component “Chart” is not supported, and was removed.'],
  ],
  ['comments', 'a{/* b */}', 'a'],
  ['a value', 'In {year}.', 'In .', ['The expression {year} was removed.']],
  [
    'a list that is made',
    'a\n\n{list.map((one) => (\n  one.name\n))}\n\nb',
    'a\n\n\n\n\n\nb',
    ['The expression {list.map((one) => ( one.name ))} was removed.'],
  ],
  [
    'escaped braces and formulas',
    'a \\{b} $x_{i}$ c',
    'a \\{b} `x_{i}` c',
    ['Formulas are shown as their code in LaTeX.'],
  ],
  ['texts in braces', "a{' '}b", 'a b'],
  ['a table of contents', '<TOCInline toc={toc} />\n\na', '\n\na'],
  ['styles', '<div style={{ color: "red" }}>a</div>', '<div >a</div>'],
  [
    'components in code',
    '```jsx\nimport A from "a"\n<A b={c} />\n```',
    '```jsx\nimport A from "a"\n<A b={c} />\n```',
  ],
  [
    'indentation, which is not code,',
    '<Tabs>\n\n    <TabItem label="A">\n    $x_i$\n    </TabItem>\n\n    <Note>b</Note>',
    '\n\n    **A**\n\n\n    `x_i`\n    \n\n    \n> [!NOTE]\n> b\n',
    ['Formulas are shown as their code in LaTeX.'],
  ],
]

describe('prepareMarkdown', () => {
  const rewritten = (text: string, isMdx = false) => {
    const { markdown, losses } = prepareMarkdown(text, { isMdx })
    return { markdown, losses: losses.map((loss) => loss.text) }
  }

  it.each(CASES)('rewrites %s', (_, text, markdown, losses = []) => {
    expect(rewritten(text)).toEqual({ markdown, losses })
  })

  it.each(MDX)('rewrites %s of MDX', (_, text, markdown, losses = []) => {
    expect(rewritten(text, true)).toEqual({ markdown, losses })
  })
})

it('names the line of the file at which something was lost, once', () => {
  const text = 'a\n\n```\n<A/>\n```\n\n<Chart/>\n\n<Chart/>'
  const place = { file: 'a.mdx', line: 5 }
  expect(bodyToContent({ place, body: { format: 'markdown', text } }).warnings).toEqual([
    issuesIn('a.mdx')(11, 'The component “Chart” is not supported, and was removed.'),
  ])
})
