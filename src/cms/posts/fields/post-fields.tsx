'use client'

import type { RefObject } from 'react'
import { LIMITS, ROWS } from '#src/contract/limits.ts'
import { postFields } from '#src/contract/posts/post-fields.ts'
import { TextStatistics } from '#src/editor/text-statistics.tsx'
import type { EditorHandle } from '#src/editor/rich-text-editor.tsx'
import { Card, CardBody, CardHeader, CardTitle } from '#src/ui/display/card.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Input } from '#src/ui/controls/input.tsx'
import { Select } from '#src/ui/controls/select.tsx'
import { SuggestInput } from '#src/ui/controls/suggest-input.tsx'
import { Textarea } from '#src/ui/controls/textarea.tsx'
import { FeaturedImageField } from './featured-image-field.tsx'
import { useFindLinks } from '#src/cms/components/use-find-links.ts'
import { LazyEditor } from '#src/cms/components/lazy-editor.tsx'
import { statusLabel, statusOptions } from '#src/cms/posts/form/post-form.ts'
import type { PostForm } from '#src/cms/posts/form/post-form.ts'
import { completeTag, spellTags, suggestTags } from '#src/cms/posts/form/tag-spelling.ts'
import type { PostProblems } from '#src/cms/posts/form/post-save-texts.ts'
import { SignedOutNotice } from './signed-out-notice.tsx'
import type { CoverUploadState } from './use-cover-upload.ts'
import { useImageUpload } from './use-image-upload.ts'
import type { UsedTerms } from './use-used-terms.ts'

type PostFieldsProps = {
  form: PostForm
  problems: PostProblems
  isSignedOut: boolean
  editor: RefObject<EditorHandle | null>
  cover: CoverUploadState
  terms: UsedTerms
  onCount: (count: { words: number; minutes: number }) => void
  onChange: (part: Partial<PostForm>) => void
}

/** The card 'Post Content' (S2-editor-09). */
export function PostFields(props: PostFieldsProps) {
  const { form, problems, isSignedOut, editor, onCount, onChange } = props
  const uploadImage = useImageUpload()
  const findLinks = useFindLinks()
  return (
    <Card>
      <CardHeader>
        <CardTitle>Post Content</CardTitle>
      </CardHeader>
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-5 p-5">
        {isSignedOut && <SignedOutNotice />}
        {problems.form && (
          <p role="alert" className="rounded-card border border-danger px-4 py-3 text-danger">
            {problems.form}
          </p>
        )}
        <Field label={postFields.title.label} error={problems.title}>
          {(control) => (
            <Input
              {...control}
              value={form.title}
              onChange={(event) => onChange({ title: event.target.value })}
            />
          )}
        </Field>
        <Field label={postFields.excerpt.label} error={problems.excerpt}>
          {(control) => (
            <Textarea
              {...control}
              rows={ROWS.excerpt}
              value={form.excerpt}
              onChange={(event) => onChange({ excerpt: event.target.value })}
            />
          )}
        </Field>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
          <span className="text-xs font-medium text-muted">{postFields.content.label}</span>
          <LazyEditor
            label={postFields.content.label}
            value={form.content}
            onChange={(content) => onChange({ content })}
            handle={editor}
            isInvalid={problems.content !== undefined}
            uploadImage={uploadImage}
            findLinks={findLinks}
          >
            <TextStatistics
              content={form.content}
              isUsed={(minutes) => Number(form.readTime) === minutes}
              onUse={(minutes) => onChange({ readTime: String(minutes) })}
              onCount={onCount}
            />
          </LazyEditor>
          {problems.content && <p className="text-xs text-danger">{problems.content}</p>}
        </div>
        <PostDetails {...props} />
      </CardBody>
    </Card>
  )
}

function PostDetails({ form, problems, cover, terms, onChange }: PostFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={postFields.author.label} error={problems.author}>
        {(control) => (
          <Input
            {...control}
            value={form.author}
            onChange={(event) => onChange({ author: event.target.value })}
          />
        )}
      </Field>
      <Field label={postFields.readTime.label} hint="Minutes" error={problems.readTime}>
        {(control) => (
          <Input
            {...control}
            type="number"
            inputMode="numeric"
            min={1}
            max={LIMITS.readTimeMinutes}
            value={form.readTime}
            onChange={(event) => onChange({ readTime: event.target.value })}
          />
        )}
      </Field>
      <FeaturedImageField
        value={form.imageUrl}
        error={problems.imageUrl}
        upload={cover}
        onChange={(imageUrl) => onChange({ imageUrl })}
      />
      <div className="grid content-start gap-5">
        <Field label={postFields.tags.label} hint="Comma separated" error={problems.tags}>
          {(control) => (
            <SuggestInput
              {...control}
              value={form.tags}
              suggestions={suggestTags(form.tags, terms.tags)}
              onValueChange={(tags) => onChange({ tags })}
              onPick={(tag) => onChange({ tags: completeTag(form.tags, tag) })}
              onFocus={terms.want}
              onBlur={() => onChange({ tags: spellTags(form.tags, terms.tags) })}
            />
          )}
        </Field>
        <Field label="Status" error={problems.status}>
          {(control) => (
            <Select
              {...control}
              value={form.status}
              options={statusOptions(form).map((value) => ({
                value,
                label: statusLabel(value, form),
              }))}
              onValueChange={(status) => onChange({ status })}
            />
          )}
        </Field>
      </div>
    </div>
  )
}
