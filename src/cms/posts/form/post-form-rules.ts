import { isEmptyContent } from '#src/content/format/empty-content.ts'
import type { PostFieldName } from '#src/contract/posts/post-fields.ts'
import { isFuture, postStatusSchema } from '#src/contract/posts/post-schemas.ts'
import { plannedTime } from './post-form.ts'
import type { PostForm } from './post-form.ts'

type FormProblem = { field: keyof PostForm; message: string }

type Rule = FormProblem & { fails: (form: PostForm, now?: number) => boolean }

const required = (field: PostFieldName, message: string): Rule => ({
  ...{ field, message },
  fails: (form) => form[field].trim() === '',
})

/** S5-blog-03 to S5-blog-08 in this order; then the rules of the schedule. */
const rules: Rule[] = [
  required('title', 'Title is required'),
  required('excerpt', 'Excerpt is required'),
  {
    field: 'content',
    message: 'Content is required',
    fails: ({ content }) => isEmptyContent(content),
  },
  required('author', 'Author is required'),
  {
    field: 'status',
    message: 'Status must be draft or published',
    fails: ({ status }) => status !== 'scheduled' && !postStatusSchema.safeParse(status).success,
  },
  required('readTime', 'Read time is required'),
  {
    field: 'scheduledFor',
    message: 'Enter the complete date and time, or choose another status.',
    fails: (form) => form.status === 'scheduled' && plannedTime(form) === null,
  },
  {
    field: 'scheduledFor',
    message: 'This time has passed. Choose a later one, or publish now.',
    fails: (form, now) => form.status === 'scheduled' && isPastPlan(form, now),
  },
]

/** The stored date may pass while the form is open: then the post is public, and stays so. */
const isPastPlan = (form: PostForm, now?: number) => {
  const planned = plannedTime(form)
  return planned !== form.publishedAt && !isFuture(planned, now)
}

/** The first failing rule, or null. */
export const firstProblem = (form: PostForm, now?: number): FormProblem | null =>
  rules.find(({ fails }) => fails(form, now)) ?? null

export const failsRule = (form: PostForm, field: string): boolean =>
  rules.some((rule) => rule.field === field && rule.fails(form))
