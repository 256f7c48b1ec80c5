import { useEffect, useEffectEvent, useId, useImperativeHandle, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { contentToMarkdown } from '#src/content/markdown/content-to-markdown.ts'
import { exportedMarkdownToContent } from '#src/content/markdown/markdown-forms.ts'
import { sanitizeContent } from '#src/content/sanitize/sanitize-content.ts'
import { isSaveKey } from './save-key.ts'

/** Reading a long text takes longer than a key may take. */
const PAUSE_MS = 400

export type SourceHandle = {
  flush: () => string
  insert: (segment: string) => void
  focus: () => void
}

type SourceViewProps = {
  label: string
  content: string
  onChange: (content: string) => void
  onClose: () => void
  isDisabled: boolean
  handle: RefObject<SourceHandle | null>
}

const markdownOf = (content: string) => contentToMarkdown(sanitizeContent(content))

/** The text as Markdown. Unchanged text is stored byte for byte. */
export function SourceView({ label, content, onChange, onClose, ...props }: SourceViewProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [shown, setShown] = useState(() => ({ content, text: markdownOf(content) }))
  const [text, setText] = useState(shown.text)
  const [seen, setSeen] = useState({ content, emitted: [] as readonly string[] })
  if (content !== seen.content) {
    setSeen({ ...seen, content })
    // Replaced from outside: a version was restored, or the server's text was taken.
    if (content !== shown.content && !seen.emitted.includes(content)) {
      const next = { content, text: markdownOf(content) }
      setShown(next)
      setText(next.text)
    }
  }
  const flush = () => {
    clearTimeout(timer.current)
    if (text === shown.text) return shown.content
    const written = exportedMarkdownToContent(text)
    setShown({ content: written, text })
    if (written !== shown.content) {
      setSeen({ ...seen, emitted: [...seen.emitted, written].slice(-20) })
      onChange(written)
    }
    return written
  }
  const flushLater = useEffectEvent(flush)
  useEffect(() => {
    timer.current = setTimeout(flushLater, PAUSE_MS)
    return () => clearTimeout(timer.current)
  }, [text])
  useEffect(() => field.current?.focus(), [])
  useImperativeHandle(props.handle, () => ({
    flush,
    insert: (segment) => setText(inserted(field.current, text, segment)),
    focus: () => field.current?.focus(),
  }))
  const close = () => {
    flush()
    onClose()
  }
  return (
    <>
      <div className="rte-toolbar rte-source-bar">
        <span id={id}>
          Formatting that Markdown does not support, such as colours and widths, is written as HTML.
        </span>
        <button type="button" className="rte-action rte-action-quiet" onClick={close}>
          Back to the editor
        </button>
      </div>
      <textarea
        ref={field}
        className="rte-source"
        dir="auto"
        aria-label={`${label}, Markdown`}
        aria-describedby={id}
        readOnly={props.isDisabled}
        spellCheck
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={flush}
        onKeyDownCapture={(event) => {
          if (isSaveKey(event)) flush()
        }}
      />
    </>
  )
}

function inserted(field: HTMLTextAreaElement | null, text: string, segment: string): string {
  const at = field?.selectionEnd ?? text.length
  const [before, after] = [text.slice(0, at).trimEnd(), text.slice(at).trimStart()]
  return [before, segment, after].filter((part) => part !== '').join('\n\n')
}
