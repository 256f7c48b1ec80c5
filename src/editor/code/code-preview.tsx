import clsx from 'clsx'
import { useDeferredValue } from 'react'
// The types of each of its files.
import type {} from 'react-syntax-highlighter'
import SyntaxHighlighter from 'react-syntax-highlighter/dist/esm/prism-light'
import { isDiagram } from '#src/content/diagram/diagram-source.ts'
import { codeFields, lineMarks } from '#src/content/format/code-meta.ts'
// Registers the languages with the highlighter that PrismLight uses, too.
import { isHighlighted } from '#src/content/highlight/tokenize-code.ts'
import { DiagramPreview } from './diagram-preview.tsx'

const MAX_LENGTH = 10_000

type CodePreviewProps = { code: string; language: string; meta: string }

/** Code, or the diagram it draws, as visitors will see it. Loaded on demand, because it contains all languages. */
export const CodePreview = (props: CodePreviewProps) =>
  isDiagram(props) ? <DiagramPreview code={props.code} /> : <ListingPreview {...props} />

function ListingPreview(props: CodePreviewProps) {
  const { code, language, meta } = useDeferredValue(props)
  const marks = lineMarks(meta, code.split('\n').length)
  const isColoured = code.length <= MAX_LENGTH && isHighlighted(language)
  const { title } = codeFields(meta)
  return (
    <figure aria-label="Preview" className="code-block rte-code-preview">
      {title !== '' && <figcaption>{title}</figcaption>}
      <SyntaxHighlighter
        language={isColoured ? language : 'text'}
        useInlineStyles={false}
        wrapLines
        // By which the author names them.
        showLineNumbers
        lineProps={(line: number) => {
          const mark = marks[line - 1]
          return { className: clsx('code-line', mark && `code-line-${mark}`) }
        }}
      >
        {code}
      </SyntaxHighlighter>
    </figure>
  )
}
