import { isEmptyContent } from '#src/content/format/empty-content.ts'
import { isFuture, postStatusSchema } from '#src/contract/posts/post-schemas.ts'
import { plannedTime } from './post-form.ts'
import type { PostForm } from './post-form.ts'

type FormProblem = { field: keyof PostForm; message: string }

type Rule = FormProblem & { fails: (form: PostForm, now?: number) => boolean }

const isBlank = (value: string) => value.trim() === ''

/** S5-blog-03 to S5-blog-08 in this order; then the rules of the schedule. */
const rules: Rule[] = [
  { field: 'title', message: 'Title is required', fails: ({ title }) => isBlank(title) },
  { field: 'excerpt', message: 'Excerpt is required', fails: ({ excerpt }) => isBlank(excerpt) },
  {
    field: 'content',
    message: 'Content is required',
    fails: ({ content }) => isEmptyContent(content),
  },
  { field: 'author', message: 'Author is required', fails: ({ author }) => isBlank(author) },
  {
    field: 'status',
    message: 'Status must be draft or published',
    fails: ({ status }) => status !== 'scheduled' && !postStatusSchema.safeParse(status).success,
  },
  {
    field: 'readTime',
    message: 'Read time is required',
    fails: ({ readTime }) => isBlank(readTime),
  },
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
