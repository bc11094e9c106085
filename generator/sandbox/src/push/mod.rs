//! The push server: the Centrifuge client protocol in JSON over a websocket.
