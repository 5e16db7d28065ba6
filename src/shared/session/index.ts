export {
  expiryHandled,
  isSessionReplaced,
  logoutFinished,
  selectIsAuthenticated,
  selectSessionEnding,
  selectSessionExpired,
  selectSessionReady,
  selectToken,
  selectUser,
  sessionEnded,
  sessionEnding,
  sessionReducer,
  sessionRestored,
  sessionStarted,
  userChanged,
} from './session-slice';
export { clearStoredSession, readStoredSession, writeStoredSession } from './session-storage';
