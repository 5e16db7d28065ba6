export {
  expiryHandled,
  selectIsAuthenticated,
  selectSessionEndedElsewhere,
  selectSessionExpired,
  selectSessionReady,
  selectToken,
  selectUser,
  sessionEnded,
  sessionReducer,
  sessionRestored,
  sessionStarted,
  userChanged,
} from './session-slice';
export { clearStoredSession, readStoredSession, writeStoredSession } from './session-storage';
