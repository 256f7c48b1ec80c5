import { TIMES } from '#src/contract/limits.ts'
import { POST_FIELD_NAMES, postFields } from '#src/contract/posts/post-fields.ts'
import type { PostFieldName } from '#src/contract/posts/post-fields.ts'
import { plainText } from '#src/content/render/plain-text.ts'
import { renderContent } from '#src/content/render/render-content.ts'
import { sanitizeContent } from '#src/content/sanitize/sanitize-content.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { CopyButton } from '#src/ui/copy-button.tsx'
import { Dialog, DialogFooter } from '#src/ui/overlays/dialog.tsx'
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

type DifferingField = readonly [keyof PostForm, string]

const FIRST: readonly PostFieldName[] = ['title', 'excerpt', 'content', 'author']

const COMPARED_FIELDS: readonly DifferingField[] = [
  ['author', postFields.author.label],
  ['status', 'Status'],
  ['scheduledFor', 'Scheduled for'],
  ...POST_FIELD_NAMES.filter((name) => !FIRST.includes(name)).map((name): DifferingField => [
    name,
    postFields[name].label,
  ]),
]

export function ConflictDialog(props: ConflictDialogProps) {
  const { onClose, onResolve } = props
  const stored = props.remote.form
  const mine = rebaseForm(props.mine, stored)
  const differences = COMPARED_FIELDS.filter(([field]) => stored[field] !== mine[field])
  const texts = appendSegment(stored.content, mine.content)
  // Footnotes of both texts are renumbered.
  const both = { ...mine, content: sanitizeContent(texts) }
  return (
    <Dialog
      onClose={onClose}
      title="This post was changed elsewhere"
      description={`It was saved elsewhere after you opened it. Nothing is lost: choose which version to keep.${differences.length > 0 ? ' “Keep both” combines the texts and keeps your other fields.' : ''}`}
      className="max-w-4xl"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Version
          name="Saved version"
          hint="saved on the server"
          form={stored}
          differences={differences}
        />
        <Version name="My version" hint="in this tab" form={mine} differences={differences} />
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

type VersionProps = {
  name: string
  hint: string
  form: PostForm
  differences: readonly DifferingField[]
}

function Version({ name, hint, form, differences }: VersionProps) {
  const text = plainText(renderContent(form.content))
  return (
    <section aria-label={name} className="grid min-w-0 content-start gap-2">
      <div className="flex items-center justify-between gap-2">
        <h3 className="text-sm font-medium">
          {name} <span className="font-normal text-muted">{hint}</span>
        </h3>
        <CopyButton
          text={form.content}
          confirmation={TIMES.copyConfirmation}
          className="shrink-0"
        />
      </div>
      <div
        tabIndex={0}
        role="region"
        aria-label={`${name}, as text`}
        className="max-h-64 overflow-y-auto rounded-card border border-border bg-raised p-3 text-sm break-words whitespace-pre-wrap"
      >
        <p dir="auto" className="font-semibold">
          {form.title}
        </p>
        <p dir="auto" className="text-muted">
          {form.excerpt}
        </p>
        <p dir="auto" className="mt-3">
          {text}
        </p>
        {differences.map(([field, label]) => (
          <p key={field} className="mt-3">
            <span className="text-muted">{label}:</span> {form[field] || 'none'}
          </p>
        ))}
      </div>
    </section>
  )
}
