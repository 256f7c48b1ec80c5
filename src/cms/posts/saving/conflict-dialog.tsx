import { TIMES } from '#src/contract/limits.ts'
import { postFields } from '#src/contract/posts/post-fields.ts'
import { compareVersions, versionText } from '#src/content/compare/compare-versions.ts'
import { sanitizeContent } from '#src/content/sanitize/sanitize-content.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { CopyButton } from '#src/ui/copy-button.tsx'
import { Dialog, DialogFooter } from '#src/ui/overlays/dialog.tsx'
import { ComparisonText, MARKS } from '#src/cms/documents/loaded-comparison.tsx'
import { appendSegment } from '#src/cms/posts/form/insert-segments.ts'
import { rebaseForm } from '#src/cms/posts/form/post-form.ts'
import type { PostForm } from '#src/cms/posts/form/post-form.ts'
import type { PostVersion } from './post-draft.ts'

type ConflictDialogProps = {
  remote: PostVersion
  mine: PostForm
  onClose: () => void
  onResolve: (form: PostForm, isSaved: boolean) => void
}

const COMPARED_FIELDS = { ...postFields, scheduledFor: { label: 'Scheduled for' } }

const textOf = ({ content, publishedAt: _, ...fields }: PostForm) =>
  versionText({ ...fields, content: '' }, content)

export function ConflictDialog(props: ConflictDialogProps) {
  const { onClose, onResolve } = props
  const stored = props.remote.form
  const mine = rebaseForm(props.mine, stored)
  const comparison = compareVersions(textOf(stored), textOf(mine), [])
  const texts = appendSegment(stored.content, mine.content)
  // Footnotes of both texts are renumbered.
  const both = { ...mine, content: sanitizeContent(texts) }
  return (
    <Dialog
      onClose={onClose}
      title="This post was changed elsewhere"
      description={`It was saved elsewhere after you opened it. Nothing is lost: choose which version to keep.${comparison.fields.length > 0 ? ' “Keep both” combines the texts and keeps your other fields.' : ''}`}
      className="max-w-4xl"
    >
      <ul className="flex flex-wrap items-center gap-x-6 gap-y-1 text-sm">
        <Version name="the saved version" mark="removed" content={stored.content} />
        <Version name="my version" mark="added" content={mine.content} />
      </ul>
      <div
        tabIndex={0}
        role="region"
        aria-label="Differences between the versions"
        className="max-h-[50dvh] overflow-y-auto rounded-card border border-border p-3 text-sm"
      >
        <ComparisonText comparison={comparison} labels={COMPARED_FIELDS} />
      </div>
      <DialogFooter>
        <Button onClick={() => onResolve(stored, false)}>Use the saved version</Button>
        <Button onClick={() => onResolve(both, false)}>Keep both (mine below)</Button>
        <Button variant="primary" onClick={() => onResolve(mine, true)}>
          Keep my version
        </Button>
      </DialogFooter>
    </Dialog>
  )
}

type VersionProps = { name: string; mark: keyof typeof MARKS; content: string }

/** Named like the words that only it has are marked. */
function Version({ name, mark, content }: VersionProps) {
  const { Element, className } = MARKS[mark]
  return (
    <li className="flex flex-wrap items-center gap-x-2">
      <span>
        <Element className={className}>Only in {name}</Element>
      </span>
      <CopyButton text={content} confirmation={TIMES.copyConfirmation} label={`Copy ${name}`} />
    </li>
  )
}
