'use client'

import type { RefObject } from 'react'
import { LIMITS, ROWS } from '#src/contract/limits.ts'
import { postFields } from '#src/contract/posts/post-fields.ts'
import { TextStatistics } from '#src/editor/text-statistics.tsx'
import type { EditorHandle } from '#src/editor/rich-text-editor.tsx'
import { formatLongDateTime } from '#src/lib/format/long-date-time.ts'
import { Card, CardBody, CardHeader, CardTitle } from '#src/ui/display/card.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Input } from '#src/ui/controls/input.tsx'
import { Select } from '#src/ui/controls/select.tsx'
import { Textarea } from '#src/ui/controls/textarea.tsx'
import { FeaturedImageField } from './featured-image-field.tsx'
import { LazyEditor } from './lazy-editor.tsx'
import { STATUS_LABEL, statusOptions } from '#src/cms/posts/form/post-form.ts'
import type { FormStatus, PostForm } from '#src/cms/posts/form/post-form.ts'
import type { PostProblems } from '#src/cms/posts/form/post-save-texts.ts'
import { SignedOutNotice } from './signed-out-notice.tsx'
import { useImageUpload } from './use-image-upload.ts'

const statusLabel = (status: FormStatus, { publishedAt }: PostForm) =>
  status === 'scheduled' && publishedAt
    ? `Scheduled for ${formatLongDateTime(publishedAt)}`
    : STATUS_LABEL[status]

type PostFieldsProps = {
  form: PostForm
  problems: PostProblems
  isSignedOut: boolean
  editor: RefObject<EditorHandle | null>
  onChange: (part: Partial<PostForm>) => void
}

/** §2: the card 'Post Content'. */
export function PostFields(props: PostFieldsProps) {
  const { form, problems, isSignedOut, editor, onChange } = props
  const uploadImage = useImageUpload()
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
          >
            <TextStatistics
              content={form.content}
              isUsed={(minutes) => Number(form.readTime) === minutes}
              onUse={(minutes) => onChange({ readTime: String(minutes) })}
            />
          </LazyEditor>
          {problems.content && <p className="text-xs text-danger">{problems.content}</p>}
        </div>
        <PostDetails form={form} problems={problems} onChange={onChange} />
      </CardBody>
    </Card>
  )
}

type PostDetailsProps = Omit<PostFieldsProps, 'editor' | 'isSignedOut'>

function PostDetails({ form, problems, onChange }: PostDetailsProps) {
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
        onChange={(imageUrl) => onChange({ imageUrl })}
      />
      <div className="grid content-start gap-5">
        <Field label={postFields.tags.label} hint="Comma separated" error={problems.tags}>
          {(control) => (
            <Input
              {...control}
              value={form.tags}
              onChange={(event) => onChange({ tags: event.target.value })}
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
