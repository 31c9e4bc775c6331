import type { Toast } from './toast-box.ts'

/** How long a toast is shown, in seconds (spec section 9: error toast, success toast). */
export const toastSeconds = { good: 5, info: 5, wrong: 10 }

/** The code of toasts, loaded when the visitor starts to fill in a form: no toast shows before that. */
const load = () => import('./toast-box.ts').catch(() => null)
if (typeof document !== 'undefined') document.addEventListener('focusin', load, { once: true })

/** See `toast-box.ts`. @returns false if its code doesn't load. */
export async function showToast(toast: Toast, closeLabel: string): Promise<boolean> {
  const box = await load()
  box?.showToast(toast, closeLabel)
  return box !== null
}

/** Removes the messages of the previous attempt before the next one. */
export async function clearToasts(): Promise<void> {
  const box = await load()
  box?.clearToasts()
}
