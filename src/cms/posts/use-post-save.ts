import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useCreatePost, useUpdatePost } from '#src/queries/posts.ts'
import { RequestError } from '#src/queries/request-error.ts'
import { toast } from '#src/ui/toast/toast-store.ts'
import { firstProblem, formToBody } from './post-form.ts'
import type { PostForm } from './post-form.ts'
import { saveFailureText, saveSuccessText } from './post-save-texts.ts'

export type SavedPost = { id: string; etag: string | null; author: string }
/** A sentence for each field at fault; `form` for what concerns no field. */
export type PostProblems = Partial<Record<keyof PostForm | 'form', string>>

type SaveOptions = { saved: SavedPost | null; defaultAuthor: string }

/** §5, §7, §8: checks, sends, says how it went, and goes to the list only when it went well. */
export function usePostSave({ saved, defaultAuthor }: SaveOptions) {
  const router = useRouter()
  const creation = useCreatePost()
  const update = useUpdatePost()
  const [problems, setProblems] = useState<PostProblems>({})
  const mode = saved ? 'edit' : 'create'

  const send = (form: PostForm) => {
    const savedAuthor = saved?.author ?? null
    const body = formToBody(form, { defaultAuthor, savedAuthor, now: new Date() })
    if (!saved) return creation.mutateAsync(body)
    return update.mutateAsync({ id: saved.id, body, etag: saved.etag })
  }

  const save = async (form: PostForm) => {
    const problem = firstProblem(form)
    setProblems(problem ? { [problem.field]: problem.message } : {})
    if (problem) {
      toast({ variant: 'destructive', title: 'Validation Error', description: problem.message })
      return
    }
    try {
      await send(form)
      toast({ title: 'Success', description: saveSuccessText[mode] })
      router.push('/cms/blog')
    } catch (error) {
      setProblems(serverProblems(error))
      toast({ variant: 'destructive', title: 'Error', description: saveFailureText(mode, error) })
    }
  }

  return { save, isSaving: creation.isPending || update.isPending, problems }
}

/** Design 8: the server's field errors stand at their fields, its other sentences above the form. */
function serverProblems(error: unknown): PostProblems {
  if (!(error instanceof RequestError)) return {}
  const fields = Object.entries(error.fields).map(([path, text]) => [path.split('.')[0], text])
  if (fields.length > 0) return Object.fromEntries(fields) as PostProblems
  return error.serverMessage ? { form: error.serverMessage } : {}
}
