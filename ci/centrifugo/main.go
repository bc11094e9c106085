// A node of Centrifugo's engine for the tests: what Centrifugo serves to clients and to the backend,
// with the rules that its documentation gives for a configuration like this one:
//
//	client.token.hmac_secret_key        --secret
//	client.allow_anonymous_connect_without_token
//	http_api.key                        --key
//	engine.type "redis"                 --redis
//	channel.namespaces "public":  history, recovery, presence; open to everyone
//	channel.namespaces "private": history, recovery, presence; only with a token
//
//	webtransport.enabled                --webtransport
//
// Nodes with the same Redis share their channels. The first line of the output is the node's URL; with WebTransport
// the second is its URL there, and what a browser knows the certificate by.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"net"
	"net/http"
	"net/url"
	"os"
	"os/signal"
	"syscall"
	"time"

	"github.com/centrifugal/centrifuge"
)

// settings are the options of the command line.
type settings struct {
	address string
	redis   string
	key     string
	secret  string
	ping    time.Duration
	grace   time.Duration
	quic    string
}

func main() {
	var s settings
	flag.StringVar(&s.address, "address", "127.0.0.1:0", "where to listen; port 0 takes a free one")
	flag.StringVar(&s.redis, "redis", "", "address of Redis; in memory without it")
	flag.StringVar(&s.key, "key", "", "key of the server API")
	flag.StringVar(&s.secret, "secret", "", "secret of the tokens (HS256)")
	flag.DurationVar(&s.ping, "ping", 25*time.Second, "interval of pings")
	flag.DurationVar(&s.grace, "grace", 25*time.Second, "from the expiry of a connection to its end")
	flag.StringVar(&s.quic, "webtransport", "", "where to listen for HTTP/3; no WebTransport without it")
	flag.Parse()
	if err := run(s); err != nil {
		fmt.Fprintf(os.Stderr, "error: %v\n", err)
		os.Exit(1)
	}
}

func run(s settings) error {
	if s.key == "" || s.secret == "" {
		return errors.New("--key and --secret are needed: without them anybody could publish or be any player")
	}
	listener, err := net.Listen("tcp", s.address)
	if err != nil {
		return err
	}
	node, err := newNode(s)
	if err != nil {
		return err
	}
	if err := node.Run(); err != nil {
		return fmt.Errorf("the node does not start: %w", err)
	}
	server := &http.Server{Handler: routes(node, s), ReadHeaderTimeout: 10 * time.Second}
	ended := make(chan error, 2)
	go func() { ended <- server.Serve(listener) }()
	fmt.Printf("http://%s\n", listener.Addr())
	if s.quic != "" {
		endpoint, err := newQUIC(node, s.quic, pingsOf(s))
		if err != nil {
			return fmt.Errorf("no WebTransport: %w", err)
		}
		go func() { ended <- endpoint.serve() }()
		defer endpoint.close()
		fmt.Printf("%s %s\n", endpoint.url(), endpoint.key)
	}

	stop := make(chan os.Signal, 1)
	signal.Notify(stop, syscall.SIGINT, syscall.SIGTERM)
	select {
	case err := <-ended:
		return err
	case <-stop:
	}
	within, cancel := context.WithTimeout(context.Background(), 3*time.Second)
	defer cancel()
	if err := node.Shutdown(within); err != nil {
		return fmt.Errorf("the node does not end: %w", err)
	}
	return server.Close()
}

// pingsOf are how often a client is asked whether it is there, and how soon it must answer.
func pingsOf(s settings) centrifuge.PingPongConfig {
	return centrifuge.PingPongConfig{PingInterval: s.ping, PongTimeout: min(10*time.Second, s.ping/2)}
}

// routes are Centrifugo's default endpoints.
func routes(node *centrifuge.Node, s settings) http.Handler {
	pings := pingsOf(s)
	websocket := centrifuge.WebsocketConfig{
		CheckOrigin:    func(r *http.Request) bool { return isLocal(r.Header.Get("Origin")) },
		PingPongConfig: pings,
	}
	stream := centrifuge.HTTPStreamConfig{PingPongConfig: pings}
	events := centrifuge.SSEConfig{PingPongConfig: pings}
	mux := http.NewServeMux()
	mux.Handle("/connection/websocket", centrifuge.NewWebsocketHandler(node, websocket))
	mux.Handle("/connection/http_stream", cors(centrifuge.NewHTTPStreamHandler(node, stream)))
	mux.Handle("/connection/sse", cors(centrifuge.NewSSEHandler(node, events)))
	mux.Handle("/emulation", cors(centrifuge.NewEmulationHandler(node, centrifuge.EmulationConfig{})))
	api := &api{node: node, key: s.key}
	mux.HandleFunc("POST /api/{method}", api.serve)
	return mux
}

// cors lets pages of this machine call, and refuses those of others, as client.allowed_origins does.
func cors(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		origin := r.Header.Get("Origin")
		if !isLocal(origin) {
			w.WriteHeader(http.StatusForbidden)
			return
		}
		if origin != "" {
			w.Header().Set("Access-Control-Allow-Origin", origin)
			w.Header().Set("Access-Control-Allow-Credentials", "true")
			w.Header().Add("Vary", "Origin")
			if asked := r.Header.Get("Access-Control-Request-Headers"); asked != "" {
				w.Header().Set("Access-Control-Allow-Headers", asked)
			}
		}
		next.ServeHTTP(w, r)
	})
}

// isLocal tells whether an origin is on this machine; a caller that is no page has none.
func isLocal(origin string) bool {
	if origin == "" {
		return true
	}
	from, err := url.Parse(origin)
	if err != nil {
		return false
	}
	switch from.Hostname() {
	case "localhost", "127.0.0.1", "::1":
		return true
	}
	return false
}
