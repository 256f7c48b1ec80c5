'use client'

import { useEffect } from 'react'
import { TIMES } from '#src/contract/limits.ts'
import { toast } from '#src/ui/toast/toast-store.ts'
import { loginNotice, withoutError } from './login-notice.ts'

/** Stands on every page: sign-in is refused by a redirect that can end anywhere. */
export function LoginNotices() {
  useEffect(() => {
    const notice = loginNotice(location.search)
    if (!notice) return
    toast({ ...notice, variant: 'destructive', duration: TIMES.loginErrorToast })
    history.replaceState(null, '', withoutError(location.href))
  }, [])
  return null
}
