import type { Toast } from './toast-box.ts'

/** How long a toast stays, in seconds (spec section 9: error toast, success toast). */
export const toastSeconds = { good: 5, info: 5, wrong: 10 }

/** The code that shows toasts, fetched once somebody begins to fill in a form: nobody reads one before. */
const load = () => import('./toast-box.ts').catch(() => null)
if (typeof document !== 'undefined') document.addEventListener('focusin', load, { once: true })

/** See `toast-box.ts`. @returns false where its code does not load. */
export async function showToast(toast: Toast, closeLabel: string): Promise<boolean> {
  const box = await load()
  box?.showToast(toast, closeLabel)
  return box !== null
}

/** Takes down what the last try said, before the next one is made. */
export async function clearToasts(): Promise<void> {
  const box = await load()
  box?.clearToasts()
}
