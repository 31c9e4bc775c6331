/** Seconds until the confirmation redirects to the home page (spec section 2, discovery call dialog). */
export const returnSeconds = 8
/** Seconds until the confirmation closes by itself (spec section 9: success view reset). */
export const successSeconds = 10
