// Why: pages/_document.tsx
document.documentElement.setAttribute('data-session', /(^|; )accessToken=[^;]/.test(document.cookie) ? 'in' : 'out');
