import { describe, expect, it } from 'vitest'
import { joinSegments } from '#src/content/format/join-segments.ts'
import { splitSegments } from '#src/content/format/split-segments.ts'
import type { CodeBlock } from '#src/content/format/block-tree.ts'
import type { Segment } from '#src/content/format/segment.ts'

const text = (value: string): Segment => ({ type: 'text', text: value })
const html = (value: string): Segment => ({ type: 'html', html: value })
const fence = (code: string, language = ''): CodeBlock => {
  return { type: 'code', language, code, fence: true }
}
const image = (src: string, alt = '', title = ''): Segment => {
  return { type: 'image', alt, src, title, md: true }
}

type Case = [title: string, wire: string, segments: Segment[]]

const nothing: Case[] = [
  ['an empty wire', '', []],
  ['blanks only', ' \n\t\n  ', []],
]

const texts: Case[] = [
  ['plain text', 'hello', [text('hello')]],
  ['line breaks and indentation', 'a\n\n  b\n\tc', [text('a\n\n  b\n\tc')]],
  ['a comparison', 'a < b', [text('a < b')]],
  [
    'generics',
    'List<String> and Map<String, Integer>',
    [text('List<String> and Map<String, Integer>')],
  ],
  ['a line of generics', '<String>first', [text('<String>first')]],
  ['a tag in the middle', 'Use the <p> tag', [text('Use the <p> tag')]],
  ['a tag that never ends', '<p hello', [text('<p hello')]],
  ['a closing tag first', '</p>x', [text('</p>x')]],
  ['a heart', '<3 this', [text('<3 this')]],
  ['an inline image', 'see ![a](b.png) here', [text('see ![a](b.png) here')]],
  ['a block tag without a blank line', 'a\n<p>b</p>', [text('a\n<p>b</p>')]],
  ['an inline tag after a blank line', 'a\n\n<b>b</b>', [text('a\n\n<b>b</b>')]],
  ['one and two backticks', 'run `npm` or ``x``', [text('run `npm` or ``x``')]],
  ['three backticks that open nothing', 'Use ``` to open', [text('Use ``` to open')]],
  ['an empty one-line fence', 'a ``` ``` b', [text('a ``` ``` b')]],
  ['a lone fence line at the end', 'a\n```', [text('a\n```')]],
]

const htmls: Case[] = [
  ['a paragraph', '<p>a</p>', [html('<p>a</p>')]],
  [
    'attributes',
    '<p style="text-align: left;">a</p>',
    [html('<p style="text-align: left;">a</p>')],
  ],
  ['upper case', '<P>a</P>', [html('<P>a</P>')]],
  ['an inline element', '<b>a</b> text', [html('<b>a</b> text')]],
  ['a comment', '<!-- x --><p>a</p>', [html('<!-- x --><p>a</p>')]],
  ['a doctype', '<!DOCTYPE html><p>a</p>', [html('<!DOCTYPE html><p>a</p>')]],
  ['a dropped element', '<script>x</script>', [html('<script>x</script>')]],
  ['an unwrapped element', '<div>a</div>', [html('<div>a</div>')]],
  ['an indented start', '  <p>a</p>', [html('<p>a</p>')]],
  ['text after a blank line', '<p>a</p>\n\nb', [html('<p>a</p>\n\nb')]],
  ['text, a blank line, a block', 'a\n\n<p>b</p>', [text('a'), html('<p>b</p>')]],
  ['text, a blank line, an image', 'a\n\n<img src="b">', [text('a'), html('<img src="b">')]],
  ['backticks in the middle of a line', '<p>a ```js</p>', [html('<p>a ```js</p>')]],
  ['a one-line fence', '<p>a</p>\n```x```', [html('<p>a</p>\n```x```')]],
  ['a fence line inside pre', '<pre>\n```\nx\n```\n</pre>', [html('<pre>\n```\nx\n```\n</pre>')]],
  ['an image line inside pre', '<pre>\n![a](b)\n</pre>', [html('<pre>\n![a](b)\n</pre>')]],
  ['a later pre', '<p>a</p><pre>\n```\n</pre>', [html('<p>a</p><pre>\n```\n</pre>')]],
]

const fences: Case[] = [
  ['a fence', '```js\na\n```', [fence('a', 'js')]],
  ['no language', '```\na\n```', [fence('a')]],
  ['an upper-case language', '```TypeScript\na\n```', [fence('a', 'typescript')]],
  ['a language of signs', '```c++\na\n```', [fence('a', 'c++')]],
  ['blanks around the language', '```  js  \na\n```  ', [fence('a', 'js')]],
  [
    'markdown metadata',
    '```js title="a b.ts" {1,2} x=1\na\n```',
    [{ ...fence('a', 'js'), meta: 'title="a b.ts" {1,2}' }],
  ],
  ['metadata alone', '```{1, 2-3}\na\n```', [{ ...fence('a'), meta: '{1,2-3}' }]],
  ['three spaces of indentation', '   ```js\na\n   ```', [fence('a', 'js')]],
  ['empty code', '```js\n\n```', [fence('', 'js')]],
  ['no code line', '```js\n```\nafter', [fence('', 'js'), text('after')]],
  ['blank lines in code', '```\n\n a\n\n\n```', [fence('\n a\n\n')]],
  ['a longer fence', '````\n```\na\n```\n````', [fence('```\na\n```')]],
  ['a closing line that is longer', '```\na\n`````', [fence('a')]],
  ['unclosed', '```js\na\nb', [fence('a\nb', 'js')]],
  ['unclosed with trailing blanks', '```js\na\n\n', [fence('a', 'js')]],
  ['backticks inside code', '```\na `b` ``c``\n```', [fence('a `b` ``c``')]],
  ['HTML inside code', '```\n<p>x</p>\n```', [fence('<p>x</p>')]],
  ['an image line inside code', '```\n![a](b)\n```', [fence('![a](b)')]],
  ['two in a row', '```\na\n```\n```\nb\n```', [fence('a'), fence('b')]],
  ['code on the opening line', '```const a = 1\nb\n```', [fence('const a = 1\nb')]],
  ['after HTML', '<p>a</p>\n```js\nb\n```', [html('<p>a</p>'), fence('b', 'js')]],
  [
    'after HTML, code that ends in backticks',
    '<p>a</p>\n```\nb ```\nc\n```',
    [html('<p>a</p>'), fence('b ```\nc')],
  ],
  [
    'between HTML',
    '<p>a</p>\n\n```\nb\n```\n\n<p>c</p>',
    [html('<p>a</p>'), fence('b'), html('<p>c</p>')],
  ],
]

const oldFences: Case[] = [
  ['opened in the middle of a line', 'a ```js\nb\n```', [text('a'), fence('b', 'js')]],
  ['closed at a line’s end', '```js\na\nb```\nc', [fence('a\nb', 'js'), text('c')]],
  ['on one line', '```one line```', [fence('one line')]],
  ['on one line, in text', 'run ```a``` now', [text('run'), fence('a'), text('now')]],
  ['twice on one line', '```a``` ```b```', [fence('a'), fence('b')]],
  ['an image before it on its line', '![a](b.png) ```c```', [image('b.png', 'a'), fence('c')]],
  ['an image after it on its line', '```c``` ![a](b.png)', [fence('c'), image('b.png', 'a')]],
  ['HTML after it on its line', '```c``` <p>x</p>', [fence('c'), html('<p>x</p>')]],
  ['four spaces of indentation', 'a\n    ```\n    b\n    ```', [text('a'), fence('    b')]],
]

const images: Case[] = [
  ['an image', '![a](b.png)', [image('b.png', 'a')]],
  ['a title', '![a](b.png "t")', [image('b.png', 'a', 't')]],
  ['quotes in the title', '![a](b.png "t \\"q\\"")', [image('b.png', 'a', 't "q"')]],
  ['no alt', '![](b.png)', [image('b.png')]],
  ['escaped brackets', '![\\[a\\] \\\\](b.png)', [image('b.png', '[a] \\')]],
  ['a file name with brackets', '![photo [1].png](b.png)', [image('b.png', 'photo [1].png')]],
  ['balanced parentheses', '![a](b_(1).png)', [image('b_%281%29.png', 'a')]],
  ['blanks around', '  ![a]( b.png )  ', [image('b.png', 'a')]],
  ['in text', 'x\n![a](b.png)\ny', [text('x'), image('b.png', 'a'), text('y')]],
  ['in HTML', '<p>x</p>\n![a](b.png)', [html('<p>x</p>'), image('b.png', 'a')]],
  ['a javascript source', '![a](javascript:alert(1))', [text('![a](javascript:alert(1))')]],
  ['a data source', '![a](data:image/png;base64,AA)', [text('![a](data:image/png;base64,AA)')]],
  ['another host', '![a](//evil.example/x.png)', [text('![a](//evil.example/x.png)')]],
  ['two on a line', '![a](b.png)![c](d.png)', [text('![a](b.png)![c](d.png)')]],
  ['a space in the source', '![a](b c.png)', [text('![a](b c.png)')]],
  ['no source', '![a]()', [text('![a]()')]],
]

const lineEnds: Case[] = [
  ['CRLF in text', 'a\r\nb', [text('a\nb')]],
  ['CRLF around a fence', '```js\r\na\r\nb\r\n```\r\nc', [fence('a\nb', 'js'), text('c')]],
  ['CR alone', 'a\rb', [text('a\nb')]],
  ['control characters', 'a\u0000b\u0007c\uFFFE', [text('abc')]],
  ['a lone surrogate', 'a\uD800b', [text('a\uFFFDb')]],
]

describe.each([
  ['nothing', nothing],
  ['[S2-blog-post-21] text', texts],
  ['[S3-post-03] HTML', htmls],
  ['[S2-blog-post-16] fences', fences],
  ['[S2-blog-post-16] fences of old posts', oldFences],
  ['[S2-editor-media-03] markdown images', images],
  ['line ends and unreadable characters', lineEnds],
] as const)('%s', (_, cases) => {
  it.each(cases)('reads %s', (_title, content, segments) => {
    expect(splitSegments(content)).toEqual(segments)
  })

  it.each(cases)('%s is unchanged when written and read again', (_title, content) => {
    const once = joinSegments(splitSegments(content))
    expect(joinSegments(splitSegments(once))).toBe(once)
  })
})
