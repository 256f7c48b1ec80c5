import { useEffect } from 'react'
import type { RefObject } from 'react'
import type { EditorHandle } from '#src/editor/rich-text-editor.tsx'

/** The editor's code is loaded by then; afterwards the user may be typing. */
const WAIT_MS = 10_000

/** Selects the URL in `?show=`, from the dashboard. Removes the parameter, so that a reload does not move the caret. */
export function useSelectUrl(
  form: RefObject<HTMLFormElement | null>,
  editor: RefObject<EditorHandle | null>,
) {
  useEffect(() => {
    const url = new URL(location.href)
    const wantedUrl = url.searchParams.get('show')
    if (wantedUrl === null) return
    const end = performance.now() + WAIT_MS
    let frame = 0
    const attempt = () => {
      if (selectUrl(form.current, editor.current, wantedUrl)) {
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
  wantedUrl: string,
): boolean => selectField(form, wantedUrl) || editor?.showUrl(wantedUrl) === true

function selectField(form: HTMLFormElement | null, wantedUrl: string): boolean {
  const fields = [...(form?.elements ?? [])].filter((one) => one instanceof HTMLInputElement)
  const field = fields.find(({ value }) => value === wantedUrl)
  field?.focus()
  field?.select()
  return field !== undefined
}
