package main

import (
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/sha256"
	"crypto/tls"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/base64"
	"fmt"
	"math/big"
	"net"
	"net/http"
	"sync"
	"time"

	"github.com/centrifugal/centrifuge"
	"github.com/centrifugal/protocol"
	"github.com/quic-go/quic-go/http3"
	"github.com/quic-go/webtransport-go"
)

// Limits of a connection by WebTransport, which are Centrifugo's.
const (
	opensWithin    = 10 * time.Second
	writesWithin   = time.Second
	commandBytes   = 64 << 10
	lastWordsReach = time.Second
)

// quic is the endpoint /connection/webtransport, over HTTP/3 and so with a certificate of its own.
type quic struct {
	server *webtransport.Server
	socket net.PacketConn
	// key is what browsers know the certificate by: the SHA-256 of its public key, in Base64.
	key string
}

// newQUIC listens at an address of UDP.
func newQUIC(node *centrifuge.Node, address string, pings centrifuge.PingPongConfig) (*quic, error) {
	certificate, key, err := selfSigned()
	if err != nil {
		return nil, err
	}
	socket, err := net.ListenPacket("udp", address)
	if err != nil {
		return nil, err
	}
	mux := http.NewServeMux()
	config := &tls.Config{Certificates: []tls.Certificate{certificate}, NextProtos: []string{http3.NextProtoH3}}
	server := &webtransport.Server{
		H3:          &http3.Server{Handler: mux, TLSConfig: config},
		CheckOrigin: func(r *http.Request) bool { return isLocal(r.Header.Get("Origin")) },
	}
	mux.HandleFunc("/connection/webtransport", func(w http.ResponseWriter, r *http.Request) {
		session, err := server.Upgrade(w, r)
		if err != nil {
			w.WriteHeader(http.StatusBadRequest)
			return
		}
		serveSession(node, session, pings)
	})
	return &quic{server: server, socket: socket, key: key}, nil
}

func (q *quic) url() string {
	return fmt.Sprintf("https://%s", q.socket.LocalAddr())
}

func (q *quic) serve() error {
	return q.server.Serve(q.socket)
}

func (q *quic) close() error {
	return q.server.Close()
}

// serveSession is one client: it opens a stream, and writes its commands there, each in a line.
func serveSession(node *centrifuge.Node, session *webtransport.Session, pings centrifuge.PingPongConfig) {
	opening, cancel := context.WithTimeout(session.Context(), opensWithin)
	defer cancel()
	stream, err := session.AcceptStream(opening)
	if err != nil {
		_ = session.CloseWithError(0, "no stream")
		return
	}
	carrier := &carrier{session: session, stream: stream, pings: pings}
	client, end, err := centrifuge.NewClient(session.Context(), node, carrier)
	if err != nil {
		_ = session.CloseWithError(0, "no client")
		return
	}
	defer func() { _ = end() }()
	commands := protocol.NewJSONStreamCommandDecoder(stream, commandBytes)
	for {
		command, size, err := commands.Decode()
		if err != nil || !client.HandleCommand(command, size) {
			return
		}
	}
}

// carrier carries replies to one client, each in a line.
type carrier struct {
	session *webtransport.Session
	pings   centrifuge.PingPongConfig
	end     sync.Once

	writing sync.Mutex
	stream  *webtransport.Stream
}

func (c *carrier) Name() string                                { return "webtransport" }
func (c *carrier) AcceptProtocol() string                      { return "h3" }
func (c *carrier) Protocol() centrifuge.ProtocolType           { return centrifuge.ProtocolTypeJSON }
func (c *carrier) ProtocolVersion() centrifuge.ProtocolVersion { return centrifuge.ProtocolVersion2 }
func (c *carrier) Unidirectional() bool                        { return false }
func (c *carrier) Emulation() bool                             { return false }
func (c *carrier) DisabledPushFlags() uint64                   { return 0 }
func (c *carrier) PingPongConfig() centrifuge.PingPongConfig   { return c.pings }

func (c *carrier) Write(reply []byte) error {
	return c.WriteMany(reply)
}

func (c *carrier) WriteMany(replies ...[]byte) error {
	var lines []byte
	for _, reply := range replies {
		lines = append(append(lines, reply...), '\n')
	}
	c.writing.Lock()
	defer c.writing.Unlock()
	if err := c.stream.SetWriteDeadline(time.Now().Add(writesWithin)); err != nil {
		return err
	}
	_, err := c.stream.Write(lines)
	return err
}

// Close ends the session once the client has had the time to read why, which is the last line.
func (c *carrier) Close(why centrifuge.Disconnect) error {
	var err error
	c.end.Do(func() {
		if err = c.stream.Close(); err != nil {
			return
		}
		select {
		case <-time.After(lastWordsReach):
		case <-c.session.Context().Done():
		}
		err = c.session.CloseWithError(webtransport.SessionErrorCode(why.Code), why.Reason)
	})
	return err
}

// selfSigned makes a certificate of this machine, and the hash of its public key.
func selfSigned() (tls.Certificate, string, error) {
	private, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		return tls.Certificate{}, "", err
	}
	now := time.Now()
	about := &x509.Certificate{
		SerialNumber: big.NewInt(now.UnixNano()),
		Subject:      pkix.Name{CommonName: "localhost"},
		NotBefore:    now.Add(-time.Hour),
		NotAfter:     now.Add(24 * time.Hour),
		KeyUsage:     x509.KeyUsageDigitalSignature,
		ExtKeyUsage:  []x509.ExtKeyUsage{x509.ExtKeyUsageServerAuth},
		DNSNames:     []string{"localhost"},
		IPAddresses:  []net.IP{net.IPv4(127, 0, 0, 1)},
	}
	signed, err := x509.CreateCertificate(rand.Reader, about, about, &private.PublicKey, private)
	if err != nil {
		return tls.Certificate{}, "", err
	}
	public, err := x509.MarshalPKIXPublicKey(&private.PublicKey)
	if err != nil {
		return tls.Certificate{}, "", err
	}
	hash := sha256.Sum256(public)
	pair := tls.Certificate{Certificate: [][]byte{signed}, PrivateKey: private}
	return pair, base64.StdEncoding.EncodeToString(hash[:]), nil
}
