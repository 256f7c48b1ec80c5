'use client'

import { TIMES } from '#src/contract/limits.ts'
import { POST_FIELD_NAMES, postFields } from '#src/contract/post-fields.ts'
import type { PostFieldName } from '#src/contract/post-fields.ts'
import { parseInBrowser } from '#src/content/parse-browser.ts'
import { plainText } from '#src/content/plain-text.ts'
import { renderTree } from '#src/content/render-tree.ts'
import { Button } from '#src/ui/button.tsx'
import { CopyButton } from '#src/ui/copy-button.tsx'
import { Dialog, DialogContent, DialogFooter } from '#src/ui/dialog.tsx'
import { appendSegment } from './insert-segments.ts'
import { onTopOf, postToForm } from './post-form.ts'
import type { PostForm } from './post-form.ts'
import type { Conflict } from './use-post-save.ts'

/** The form to go on with, on top of what is stored now. */
export type Settlement = { form: PostForm; theirs: { form: PostForm; etag: string | null } }

type ConflictDialogProps = {
  conflict: Conflict
  onClose: () => void
  onSettle: (settlement: Settlement) => void
  onSaveMine: (settlement: Settlement) => void
}

type Fact = readonly [keyof PostForm, string]

const FIRST: readonly PostFieldName[] = ['title', 'excerpt', 'content', 'author']

/** The fields beside the text. The category is never among those that differ: both versions have theirs. */
const FACTS: readonly Fact[] = [
  ['author', postFields.author.label],
  ['status', 'Status'],
  ...POST_FIELD_NAMES.filter((name) => !FIRST.includes(name)).map((name): Fact => [
    name,
    postFields[name].label,
  ]),
]

/** Somebody saved the post since it was opened here: both texts, and every way to go on. */
export function ConflictDialog({ conflict, onClose, onSettle, onSaveMine }: ConflictDialogProps) {
  const stored = postToForm(conflict.theirs.data)
  const mine = onTopOf(conflict.mine, stored)
  const theirs = { form: stored, etag: conflict.theirs.etag }
  const facts = FACTS.filter(([field]) => stored[field] !== mine[field])
  const both = { ...mine, content: appendSegment(stored.content, mine.content) }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title="This post was changed elsewhere"
        description={`It was saved elsewhere after you opened it. Nothing is lost: choose which version to keep.${facts.length > 0 ? ' Both texts keeps your version of the other fields.' : ''}`}
        className="max-w-4xl"
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <Version name="Theirs" hint="saved on the server" form={stored} facts={facts} />
          <Version name="Mine" hint="in this tab" form={mine} facts={facts} />
        </div>
        <DialogFooter>
          <Button onClick={() => onSettle({ form: stored, theirs })}>Take theirs</Button>
          <Button onClick={() => onSettle({ form: both, theirs })}>Both texts, mine below</Button>
          <Button variant="primary" onClick={() => onSaveMine({ form: mine, theirs })}>
            Save mine
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

type VersionProps = { name: string; hint: string; form: PostForm; facts: readonly Fact[] }

function Version({ name, hint, form, facts }: VersionProps) {
  const text = plainText(renderTree(form.content, parseInBrowser))
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
        <p className="font-semibold">{form.title}</p>
        <p className="text-muted">{form.excerpt}</p>
        <p className="mt-3">{text}</p>
        {facts.map(([field, label]) => (
          <p key={field} className="mt-3">
            <span className="text-muted">{label}:</span> {form[field] || 'none'}
          </p>
        ))}
      </div>
    </section>
  )
}
