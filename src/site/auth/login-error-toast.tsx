'use client'

import { useEffect } from 'react'
import { TIMES } from '#src/contract/limits.ts'
import type * as LoginErrorMessage from './login-error-message.ts'
import { toast } from '#src/ui/toast/toast-store.ts'

/** Mounted on every page: a rejected sign-in may redirect to any of them. */
export function LoginErrorToast() {
  useEffect(() => {
    // Rare, so its texts are loaded when there is one.
    if (/[?&]error=/.test(location.search)) void import('./login-error-message.ts').then(showError)
  }, [])
  return null
}

function showError({ loginErrorMessage, withoutError }: typeof LoginErrorMessage) {
  const notice = loginErrorMessage(location.search)
  if (!notice) return
  toast({ ...notice, variant: 'destructive', duration: TIMES.loginErrorToast })
  history.replaceState(null, '', withoutError(location.href))
}
