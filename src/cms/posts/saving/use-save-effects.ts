import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { lockLocalCopy } from '#src/lib/browser/local-copies.ts'
import { postOptions, useCreatePost, useUpdatePost } from '#src/queries/post-queries.ts'
import { toast, toastStore } from '#src/ui/toast/toast-store.ts'
import type { PostForm } from '#src/cms/posts/form/post-form.ts'
import type { FormProblem } from '#src/cms/posts/form/post-form-rules.ts'
import { createLocalAutosave } from './local-autosave.ts'
import type { SaveEffect, SendRequest } from './save-machine.ts'
import type { SaveStore } from './save-store.ts'

type Ports = {
  /** Brings what the editor has not emitted yet into the state. */
  readEditor: () => void
  /** Waits for uploads, and completes the form; the problem when an upload failed. */
  prepare: () => Promise<{ filled: Partial<PostForm>; problem: FormProblem | null }>
  /** A new post was stored, and stays open. */
  onCreated: ((id: string) => void) | undefined
}

/** Runs the effects of saving: requests, toasts, local copies, navigation. */
export function useSaveEffects(store: SaveStore, { readEditor, prepare, onCreated }: Ports) {
  const { dispatch } = store
  const router = useRouter()
  const client = useQueryClient()
  const creation = useCreatePost()
  const update = useUpdatePost()
  const [copies] = useState(() => createLocalAutosave(store))
  const toastId = useRef(0)
  useEffect(() => lockLocalCopy(copies.key), [copies])

  const send = async ({ id, body, etag, key }: SendRequest) => {
    const sent =
      id === null ? creation.mutateAsync({ body, key }) : update.mutateAsync({ id, body, etag })
    const event = await sent.then(
      (saved) => ({ type: 'stored', saved, at: new Date() }) as const,
      (error: unknown) => ({ type: 'failed', error }) as const,
    )
    dispatch(event)
  }
  const readTheirs = async (id: string, error: unknown) => {
    const read = client.fetchQuery({ ...postOptions(id), staleTime: 0 })
    const theirs = await read.catch(() => null)
    // The conflict shows what was typed while the requests ran.
    readEditor()
    dispatch({ type: 'theirsRead', error, theirs, at: new Date() })
  }
  const openList = async (notice: string) => {
    await copies.remove()
    toast({ title: 'Success', description: notice })
    // The form stays inert until the navigation completes: later input would be lost.
    router.push('/cms/blog')
  }
  const run = (effect: SaveEffect) => {
    switch (effect.type) {
      case 'prepare':
        return prepare().then((done) => dispatch({ type: 'prepared', ...done, at: new Date() }))
      case 'send':
        return send(effect)
      case 'readTheirs':
        return readTheirs(effect.id, effect.error)
      case 'report': {
        const { title, description } = effect
        toastId.current = toast({ variant: 'destructive', title, description })
        return
      }
      case 'dismissReport':
        return toastStore.dismiss(toastId.current)
      case 'showCreated':
        return onCreated?.(effect.id)
      case 'openList':
        return openList(effect.notice)
      case 'scheduleCopy':
        return copies.schedule()
      case 'writeCopy':
        return effect.replaces ? copies.replace(effect.replaces) : copies.write()
      case 'deleteCopy':
        return copies.remove()
    }
  }
  useLayoutEffect(() => store.connect((effect) => void run(effect)))
}
