import { RelativeDate } from '#src/cms/components/screen/relative-date.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import type { LocalCopy } from '#src/lib/browser/local-copies.ts'
import type { Form, UnsavedForm } from './draft-kind.ts'

type UnsavedCopyNoticeProps = {
  noun: string
  copy: LocalCopy<UnsavedForm<Form>>
  isOutdated: boolean
  onRestore: () => void
  onDiscard: () => void
}

export function UnsavedCopyNotice(props: UnsavedCopyNoticeProps) {
  const { noun, copy, isOutdated, onRestore, onDiscard } = props
  const { form } = copy.value
  const title = typeof form['title'] === 'string' ? form['title'].trim() : ''
  return (
    <section
      aria-label="Unsaved text"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-accent bg-surface px-5 py-3"
    >
      <p>
        Unsaved text from <RelativeDate iso={copy.at} />
        {title && <>: “{title}”</>}.{isOutdated && ` The ${noun} was saved since then.`}
      </p>
      <div className="flex gap-2">
        <Button variant="primary" onClick={onRestore}>
          Restore
        </Button>
        <Button onClick={onDiscard}>Discard</Button>
      </div>
    </section>
  )
}
