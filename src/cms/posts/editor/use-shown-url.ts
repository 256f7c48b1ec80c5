import { useEffect } from 'react'
import type { RefObject } from 'react'
import type { EditorHandle } from '#src/editor/rich-text-editor.tsx'

/** The editor's code is loaded by then; afterwards the user may be typing. */
const WAIT_MS = 10_000

/** Selects the URL in `?show=`, from the dashboard. Removes the parameter, so that a reload does not move the caret. */
export function useShownUrl(
  form: RefObject<HTMLFormElement | null>,
  editor: RefObject<EditorHandle | null>,
) {
  useEffect(() => {
    const url = new URL(location.href)
    const address = url.searchParams.get('show')
    if (address === null) return
    const end = performance.now() + WAIT_MS
    let frame = 0
    const attempt = () => {
      if (selectUrl(form.current, editor.current, address)) {
        url.searchParams.delete('show')
        history.replaceState(null, '', url)
      } else if (performance.now() < end) frame = requestAnimationFrame(attempt)
    }
    attempt()
    return () => cancelAnimationFrame(frame)
  }, [form, editor])
}

export const selectUrl = (
  form: HTMLFormElement | null,
  editor: EditorHandle | null,
  address: string,
): boolean => selectField(form, address) || editor?.showUrl(address) === true

function selectField(form: HTMLFormElement | null, address: string): boolean {
  const fields = [...(form?.elements ?? [])].filter((one) => one instanceof HTMLInputElement)
  const field = fields.find(({ value }) => value === address)
  field?.focus()
  field?.select()
  return field !== undefined
}
