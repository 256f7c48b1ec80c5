import { useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode, RefCallback } from 'react'
import { isComposing } from '#src/lib/browser/is-composing.ts'

type UrlFormProps = {
  label: string
  initial: string
  action: string
  text?: { label: string; initial: string; placeholder: string }
  /** Returns an error message when the URL is rejected, else null. */
  onSubmit: (url: string, text: string) => string | null
  onDone?: () => void
  fieldRef?: RefCallback<HTMLInputElement> | undefined
  /** Takes files in place of a URL, with the text. */
  onFiles?: ((files: File[], text: string) => void) | undefined
  isMultiple?: boolean
  children?: ReactNode
}

/** Not a `<form>`: the editor is inside one, and Enter in a nested form would save the post. */
export function UrlForm(props: UrlFormProps) {
  const { label, initial, action, text, onSubmit, onDone, fieldRef } = props
  const { onFiles, isMultiple = true, children } = props
  const id = useId()
  const [url, setUrl] = useState(initial)
  const [words, setWords] = useState(text?.initial ?? '')
  const [problem, setProblem] = useState<string | null>(null)
  const submit = () => {
    const found = onSubmit(url, words)
    setProblem(found)
    if (found === null) onDone?.()
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event)) return
    event.preventDefault()
    submit()
  }
  return (
    <div className="rte-address">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        ref={fieldRef}
        type={fieldRef ? 'text' : 'url'}
        inputMode={fieldRef ? 'text' : 'url'}
        autoComplete="off"
        spellCheck={false}
        placeholder={fieldRef ? 'https:// or a title' : 'https://'}
        value={url}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        onChange={(event) => setUrl(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      {text && (
        <>
          <label htmlFor={`${id}-text`}>{text.label}</label>
          <input
            id={`${id}-text`}
            type="text"
            dir="auto"
            autoComplete="off"
            placeholder={text.placeholder}
            value={words}
            onChange={(event) => setWords(event.target.value)}
            onKeyDown={handleKeyDown}
          />
        </>
      )}
      {problem !== null && (
        <p id={`${id}-problem`} role="alert" className="rte-problem">
          {problem}
        </p>
      )}
      <div className="rte-address-actions">
        {onFiles && (
          <FileChoice
            isMultiple={isMultiple}
            onFiles={(files) => {
              onFiles(files, words.trim())
              onDone?.()
            }}
          />
        )}
        {children}
        <button type="button" className="rte-action" onClick={submit}>
          {action}
        </button>
      </div>
    </div>
  )
}

type FileChoiceProps = { onFiles: (files: File[]) => void; isMultiple: boolean }

function FileChoice({ onFiles, isMultiple }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button
        type="button"
        className="rte-action rte-action-quiet"
        onClick={() => input.current?.click()}
      >
        Upload
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={isMultiple}
        accept="image/*"
        aria-label={isMultiple ? 'Upload images' : 'Upload another image'}
        onChange={(event) => onFiles([...(event.target.files ?? [])])}
      />
    </>
  )
}
